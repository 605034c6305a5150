// What each figure may be at most, and how the figures are judged and shown.

const HIT_CLICK = { 50: 1.1, 500: 1.06, 5000: 0.6 };
const HIT_CLICK_ONE_ROLE = { 50: 1.15, 500: 1.15, 5000: 1.0 };
// Thirty steps from their files, against the same code by hand.
const REPLAY = 1.05;
const LOOKUP_P50_US = 40;
// How much dearer a lookup may be among 100,000 entries than among 1,000.
const LOOKUP_GROWTH = 1.3;
const MATCH_MS = 1;
// 2.5 without the parser that reads the code of steps.
const ADDON_MB = 4;
const REQUIRE_MS = 30;

/** Lines of `{ what, figure, limit, ok }`; `limit` is empty where there is none. */
export function judge(figures) {
  return [
    ...clicks(figures.hitClick, HIT_CLICK, 'mixed page'),
    ...clicks(figures.hitClickOneRole, HIT_CLICK_ONE_ROLE, 'buttons only'),
    ...(figures.replay ?? []).map(replay),
    ...lookups(figures.lookup),
    ...(figures.match ?? []).map(({ candidates, p50Ms }) =>
      line(`match of ${candidates} candidates`, p50Ms, MATCH_MS, 'ms'),
    ),
    ...(figures.neighbours ?? []).map(neighbour),
    ...one('addon', figures.addonMb, ADDON_MB, 'MB'),
    ...one('require', figures.requireMs, REQUIRE_MS, 'ms'),
  ];
}

const clicks = (rows, limits, page) =>
  (rows ?? []).map(({ controls, handwrittenMs, recallMs, ratio }) => {
    const note = `${recallMs} ms, by hand ${handwrittenMs} ms`;
    return line(`hit + click, ${controls} controls, ${page}`, ratio, limits[controls], '×', note);
  });

const replay = ({ steps, replayedMs, handwrittenMs, ratio }) =>
  line(`replay of ${steps} steps`, ratio, REPLAY, '×', `${replayedMs} ms, by hand ${handwrittenMs} ms`);

function lookups(rows = []) {
  const lines = rows.map(({ entries, p50Us, p99Us }) => {
    const what = `lookup among ${entries.toLocaleString('en')} entries`;
    return line(what, p50Us, LOOKUP_P50_US, 'µs', `p99 ${p99Us} µs`);
  });
  if (rows.length < 2) return lines;
  const growth = Number((rows.at(-1).p50Us / rows[0].p50Us).toPrecision(3));
  return [...lines, line('lookup, largest store ÷ smallest', growth, LOOKUP_GROWTH, '×')];
}

const neighbour = ({ cache, entries, p50Us, timesLookup }) => ({
  what: `${cache} of ${entries.toLocaleString('en')} entries, one lookup`,
  figure: `${p50Us} µs`,
  limit: '',
  ok: true,
  note: `${timesLookup} × this product’s lookup`,
});

const one = (what, value, limit, unit) => (value === undefined ? [] : [line(what, value, limit, unit)]);

const line = (what, value, limit, unit, note = '') => ({
  what,
  figure: `${value} ${unit}`,
  limit: `≤ ${limit} ${unit}`,
  ok: value <= limit,
  note,
});

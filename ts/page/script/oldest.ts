// Maps that forget: what was put in first goes first.

export function forgetOldest(map: Map<string, unknown>, limit: number): void {
  const [oldest] = map.keys();
  if (map.size > limit && oldest !== undefined) map.delete(oldest);
}

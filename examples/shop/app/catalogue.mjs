// What the shop sells. Prices in cents.

export const categories = ['Stationery', 'Kitchen', 'Garden'];

export const products = [
  product('blue-notebook', 'Blue notebook', 'Stationery', 450, 12, '96 dotted pages that lie flat.'),
  product('fountain-pen', 'Fountain pen', 'Stationery', 2400, 5, 'A steel nib and a converter.'),
  product('sketch-book', 'Sketch book', 'Stationery', 980, 0, 'Heavy paper for ink and pencil.'),
  product('washi-tape', 'Washi tape', 'Stationery', 320, 40, 'Paper tape that comes off again.'),
  product('bread-knife', 'Bread knife', 'Kitchen', 3150, 4, 'A serrated blade of 24 cm.'),
  product('enamel-mug', 'Enamel mug', 'Kitchen', 1200, 20, 'Holds 350 ml, at home and at the camp fire.'),
  product('linen-towel', 'Linen towel', 'Kitchen', 1450, 0, 'Dries glasses without lint.'),
  product('pepper-mill', 'Pepper mill', 'Kitchen', 3900, 3, 'Beech wood, ceramic works.'),
  product('hand-trowel', 'Hand trowel', 'Garden', 1750, 9, 'Forged, with a handle of ash.'),
  product('seed-box', 'Seed box', 'Garden', 2650, 6, 'Twelve compartments under a lid.'),
  product('watering-can', 'Watering can', 'Garden', 2890, 7, 'Zinc, five litres.'),
  product('wool-twine', 'Wool twine', 'Garden', 540, 15, 'Fifty metres for tomatoes and parcels.'),
];

export const reviews = [
  { by: 'Grace', stars: 5, text: 'Just what it says.' },
  { by: 'Edsger', stars: 4, text: 'Considered harmless.' },
];

export const vouchers = { WELCOME10: 0.1 };

export const accounts = {
  'ada@example.com': { name: 'Ada', password: 'analytical-1843' },
  'grace@example.com': { name: 'Grace', password: 'cobol-1959' },
};

export const money = (cents) => `€ ${(cents / 100).toFixed(2)}`;

/** What the list asks for: words in the name, a category, only what there is, an order. */
export function find({ q = '', category = '', stock = '', sort = 'name' }) {
  const words = q.trim().toLowerCase();
  return products
    .filter(({ name }) => name.toLowerCase().includes(words))
    .filter((each) => category === '' || each.category === category)
    .filter((each) => stock === '' || each.stock > 0)
    .sort(sort === 'price' ? byPrice : byName);
}

const byName = (a, b) => (a.name < b.name ? -1 : 1);
const byPrice = (a, b) => a.price - b.price;

function product(id, name, category, price, stock, about) {
  return { id, name, category, price, stock, about };
}

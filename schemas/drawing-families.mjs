// Families of drawings that a theme may name (`theme.drawings`): sets of Iconify, each a package of the site that wants it
// (https://icon-sets.iconify.design). All of them know the same names, so that another family is another word in `site.yaml`.
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By the name that a theme has for each: its package, and how names end in it. */
export const drawingFamilies = {
  lines: { package: '@iconify-json/lucide', suffix: '' },
  tones: { package: '@iconify-json/ph', suffix: '-duotone' },
  stamp: { package: '@iconify-json/ph', suffix: '-fill' },
};

/** Drawings that the library has as well, with their names in Lucide and in Phosphor. */
const inLibrary = {
  calendar: ['calendar-days', 'calendar-dots'],
  check: ['circle-check', 'check-circle'],
  clock: ['clock', 'clock'],
  document: ['file-text', 'file-text'],
  empty: ['package-open', 'package'],
  house: ['house', 'house-line'],
  lamp: ['lightbulb', 'lightbulb'],
  missing: ['file-question-mark', 'file-x'],
  people: ['users', 'users'],
  phone: ['phone', 'phone'],
  pin: ['map-pin', 'map-pin'],
  'price-tag': ['tag', 'tag'],
  search: ['search', 'magnifying-glass'],
  shield: ['shield-check', 'shield-check'],
  star: ['star', 'star'],
  tool: ['wrench', 'wrench'],
  trouble: ['triangle-alert', 'warning'],
};

/** Drawings that only families have. */
const inFamilies = {
  alarm: ['siren', 'siren'],
  axe: ['axe', 'axe'],
  bank: ['landmark', 'bank'],
  bath: ['bath', 'bathtub'],
  battery: ['battery-charging', 'battery-charging'],
  bed: ['bed', 'bed'],
  bicycle: ['bike', 'bicycle'],
  boat: ['sailboat', 'sailboat'],
  book: ['book-open', 'book-open'],
  box: ['package', 'package'],
  briefcase: ['briefcase', 'briefcase'],
  brush: ['paintbrush', 'paint-brush'],
  building: ['building-complex', 'buildings'],
  bus: ['bus', 'bus'],
  cake: ['cake', 'cake'],
  calculator: ['calculator', 'calculator'],
  camera: ['camera', 'camera'],
  car: ['car', 'car'],
  card: ['credit-card', 'credit-card'],
  cart: ['shopping-cart', 'shopping-cart'],
  cat: ['cat', 'cat'],
  chair: ['armchair', 'armchair'],
  chart: ['chart-line', 'chart-line-up'],
  chat: ['message-circle', 'chat-circle'],
  coffee: ['coffee', 'coffee'],
  coins: ['coins', 'coins'],
  compass: ['drafting-compass', 'compass-tool'],
  computer: ['laptop', 'laptop'],
  dog: ['dog', 'dog'],
  door: ['door-open', 'door-open'],
  drop: ['droplet', 'drop'],
  ear: ['ear', 'ear'],
  eye: ['eye', 'eye'],
  factory: ['factory', 'factory'],
  fan: ['fan', 'fan'],
  fire: ['flame', 'fire'],
  fish: ['fish', 'fish'],
  flower: ['flower', 'flower'],
  garage: ['warehouse', 'garage'],
  gear: ['settings', 'gear'],
  gift: ['gift', 'gift'],
  glass: ['glass-water', 'pint-glass'],
  glasses: ['glasses', 'eyeglasses'],
  globe: ['globe', 'globe'],
  graduation: ['graduation-cap', 'graduation-cap'],
  guitar: ['guitar', 'guitar'],
  hammer: ['hammer', 'hammer'],
  handshake: ['handshake', 'handshake'],
  'hard-hat': ['hard-hat', 'hard-hat'],
  headset: ['headset', 'headset'],
  heart: ['heart', 'heart'],
  hospital: ['hospital', 'hospital'],
  key: ['key', 'key'],
  leaf: ['leaf', 'leaf'],
  lock: ['lock', 'lock'],
  mail: ['mail', 'envelope'],
  map: ['map', 'map-trifold'],
  mask: ['drama', 'mask-happy'],
  medal: ['medal', 'medal'],
  microphone: ['mic', 'microphone'],
  mountain: ['mountain', 'mountains'],
  music: ['music', 'music-notes'],
  paint: ['paint-roller', 'paint-roller'],
  paw: ['paw-print', 'paw-print'],
  pen: ['pen-tool', 'pen-nib'],
  pencil: ['pencil', 'pencil-simple'],
  piano: ['piano', 'piano-keys'],
  picture: ['image', 'image'],
  pill: ['pill', 'pill'],
  pizza: ['pizza', 'pizza'],
  plane: ['plane', 'airplane'],
  plant: ['sprout', 'plant'],
  plug: ['plug', 'plug'],
  printer: ['printer', 'printer'],
  recycle: ['recycle', 'recycle'],
  ruler: ['ruler', 'ruler'],
  scales: ['scale', 'scales'],
  scissors: ['scissors', 'scissors'],
  shirt: ['shirt', 't-shirt'],
  shop: ['store', 'storefront'],
  shower: ['shower-head', 'shower'],
  snowflake: ['snowflake', 'snowflake'],
  sofa: ['sofa', 'couch'],
  sparkle: ['sparkles', 'sparkle'],
  stethoscope: ['stethoscope', 'stethoscope'],
  sun: ['sun', 'sun'],
  swim: ['waves-ladder', 'swimming-pool'],
  target: ['target', 'target'],
  tooth: ['toothbrush', 'tooth'],
  train: ['train-front', 'train'],
  trash: ['trash', 'trash'],
  tree: ['tree-deciduous', 'tree'],
  truck: ['truck', 'truck'],
  umbrella: ['umbrella', 'umbrella'],
  utensils: ['utensils', 'fork-knife'],
  van: ['van', 'van'],
  wall: ['brick-wall', 'wall'],
  wallet: ['wallet', 'wallet'],
  washing: ['washing-machine', 'washing-machine'],
  weights: ['dumbbell', 'barbell'],
  wheelchair: ['accessibility', 'wheelchair'],
  wifi: ['wifi', 'wifi-high'],
  window: ['app-window', 'frame-corners'],
  wine: ['wine', 'wine'],
};

/** The name in its package of each drawing of a family, by our name. */
export function drawingsOf(family) {
  const { package: source, suffix } = drawingFamilies[family];
  const column = source.endsWith('/lucide') ? 0 : 1;
  return Object.fromEntries(
    Object.entries({ ...inLibrary, ...inFamilies }).map(([name, names]) => [
      name,
      `${names[column]}${suffix}`,
    ]),
  );
}

/** True for a drawing that only families have. */
export const isOfFamilies = (name) => Object.hasOwn(inFamilies, name);

/** Largest `site.yaml` that is read (`engine/content/limits.ts`), bytes. */
const mostBytes = 1024 * 1024;

/**
 * The family that `site.yaml` in `siteDir` names, null where it names none. Its text is asked: the document is judged by schemas
 * that depend on the answer.
 */
export function familyNamed(siteDir) {
  try {
    const file = join(siteDir, 'site.yaml');
    const stats = lstatSync(file);
    // A pipe would wait for somebody who writes; what is no document, or too large for one, the reading of documents tells.
    if (!stats.isFile() || stats.size > mostBytes) return null;
    const text = readFileSync(file, 'utf8');
    const [, found = ''] = /^[^#\n]*\bdrawings:\s*["']?(\w+)/m.exec(text) ?? [];
    return Object.hasOwn(drawingFamilies, found) ? found : null;
  } catch {
    return null;
  }
}

/** Names that documents of the site in `siteDir` may have beside those of the library and its own: none where its theme names no family. */
export const familyNames = (siteDir) =>
  familyNamed(siteDir) === null ? [] : Object.keys(inFamilies);

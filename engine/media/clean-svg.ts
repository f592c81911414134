/** What programs note in a drawing, of whom and when: browsers show nothing of it. */
const notes = /<!--[^]*?-->|<((?:[\w-]+:)?metadata)\b(?:[^>]*\/>|[^]*?<\/\1\s*>)/g;

/** A drawing (SVG) without what the program that drew it noted. */
export const cleanSvg = (text: string): string => text.replace(notes, '');

/** The address of a map at a place: an address as people write it, or `latitude,longitude`. */
export const mapSearch = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place).replaceAll('%2C', ',')}`;

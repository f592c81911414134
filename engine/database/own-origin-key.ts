/** Key that pages send to the site's own origin: the real one differs from installation to installation, pages do not. */
export const ownOriginKey = 'portao';

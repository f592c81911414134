/** Who changed something, as the database keeps it (`PostVersion.actor`), in words. */
export const actorName = (actor: string | null): string =>
  actor === null ? 'linha de comando ou servidor' : actor || 'alguém';

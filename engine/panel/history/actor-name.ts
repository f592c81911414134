import type { PanelWords } from '../../words/panel.ts';

/** Who changed something, as the database keeps it (`PostVersion.actor`), in words. */
export const actorName = ({ shared }: PanelWords, actor: string | null): string =>
  actor === null ? shared.noActor : actor || shared.unknownActor;

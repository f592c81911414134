import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerHealth } from '../../engine/server/health.ts';
import type { RequestNote } from '../../engine/server/request-record.ts';
import type { Language } from '../../engine/words/language.ts';
import { answerBusiness } from './answer-business.ts';
import type { BusinessDesk } from './business-desk.ts';
import type { ServedData } from './served-data.ts';
import { answerForm, type FormParts } from './forms/form-route.ts';
import { answerState, healthOf, type ServerParts } from './server-state.ts';
import { answerUploads, type UploadParts } from './upload-route.ts';

/** Takes a request and answers true, or leaves it alone. */
type Route = (request: IncomingMessage, response: ServerResponse, note: RequestNote) => boolean;

/**
 * What `npm start` answers beside its files, by name. Each has a budget of work in tests/cli/route-work.test.ts: strangers may
 * ask for any of it as often as they like, and pages wait meanwhile.
 */
export const serverRoutes = (
  parts: ServerParts & FormParts & UploadParts,
  data: Pick<ServedData, 'handle'>,
  language: Language,
  business: BusinessDesk,
): Readonly<Record<string, Route>> => ({
  health: answerHealth(() => healthOf(parts)),
  state: answerState(parts, language),
  business: answerBusiness(parts, business),
  form: answerForm(parts, language),
  pictures: answerUploads(parts),
  data: data.handle,
});

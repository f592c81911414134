import { refusal } from '../messages.ts';
import { longestUrl } from './limits.ts';

/** What the gate answers instead of passing a request on. */
export const refuse = {
  unknown: () => refusal(404, 'PORTAO_UNKNOWN', 'There is nothing at this address.'),
  key: () => refusal(401, 'PORTAO_KEY', 'The request has no API key, or a wrong one.'),
  session: () =>
    refusal(401, 'PORTAO_SESSION', 'The session is not valid, or it has ended. Sign in again.'),
  signIn: () =>
    refusal(
      401,
      'PORTAO_NOT_OFFERED',
      'Without a session only the requests that the site itself makes are answered.',
    ),
  member: () => refusal(403, 'PORTAO_NOT_OFFERED', 'This account may not do this.'),
  site: () => refusal(403, 'PORTAO_SITE', 'Another site may not ask this in a visitor’s name.'),
  json: () => refusal(415, 'PORTAO_JSON', 'A body is JSON: content-type: application/json.'),
  form: () => refusal(400, 'PORTAO_FORM', 'The request does not have the form that is taken here.'),
  long: () => refusal(414, 'PORTAO_URL', `The address is longer than ${longestUrl} characters.`),
  body: (most: number) =>
    refusal(413, 'PORTAO_TOO_LARGE', `The body is larger than ${most} bytes.`, [
      ['connection', 'close'],
    ]),
  nullByte: () => refusal(400, '22P05', 'A null byte, or half a character, cannot be stored.'),
  answer: () => refusal(413, 'PORTAO_ANSWER', 'The answer is too long. Ask for fewer rows.'),
  unavailable: () =>
    refusal(503, 'PORTAO_UNAVAILABLE', 'The data service is starting.', [['retry-after', '5']]),
  wait: (seconds: number) =>
    refusal(429, 'over_request_rate_limit', 'Too many requests. Try again later.', [
      ['retry-after', String(seconds)],
    ]),
};

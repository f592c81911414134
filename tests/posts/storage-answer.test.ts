// What the refusals of Supabase Storage mean, as its server sends them (supabase/storage, src/internal/errors/codes.ts).
import { expect, test } from 'vitest';
import { kindOfFault, storageFault } from '../../engine/blog/pictures/storage-answer.ts';

test.each([
  ['404', 'Bucket not found', 'Bucket not found', 'outdated'],
  ['404', 'not_found', 'Object not found', 'no-object'],
  ['409', 'Duplicate', 'The resource already exists', 'there'],
  ['413', 'Payload too large', 'The object exceeded the maximum allowed size', 'heavy'],
  ['415', 'invalid_mime_type', 'mime type image/svg+xml is not supported', 'format'],
  ['403', 'Unauthorized', 'new row violates row-level security policy', 'forbidden'],
  ['403', 'Unauthorized', '"exp" claim timestamp check failed', 'signed-out'],
  ['400', 'InvalidJWT', 'Invalid JWT', 'signed-out'],
  ['400', 'InvalidKey', 'Invalid key: ü', 'unexpected'],
  ['503', 'DatabaseReadOnly', 'The database is currently in read-only mode.', 'unreachable'],
])('%s %s: %s', (statusCode, error, message, fault) => {
  expect(storageFault(400, JSON.stringify({ statusCode, error, message }))).toBe(fault);
});

test.each([
  [0, '', 'unreachable'],
  [401, '{"message":"Invalid API key"}', 'signed-out'],
  [402, '{"message":"exceed_storage_size_quota"}', 'disk-full'],
  [413, '<html>Request Entity Too Large</html>', 'heavy'],
  [429, '{}', 'busy'],
  [502, '<html>Bad Gateway</html>', 'unreachable'],
  [500, 'null', 'unexpected'],
])('an answer %i with %j', (status, body, fault) => {
  expect(storageFault(status, body)).toBe(fault);
});

test('what was not thought of is a fault of ours', () => {
  expect([kindOfFault('no-object'), kindOfFault('forbidden')]).toEqual(['unexpected', 'forbidden']);
});

import { fileURLToPath } from 'node:url';
import { stampOf } from '../content/file-snapshot.ts';

/** Signature of the engine itself: of the module, or of the bundle, that this is. */
export const codeSignature = () => stampOf(fileURLToPath(import.meta.url)).signature;

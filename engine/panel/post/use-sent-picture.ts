import { useEffect, useState } from 'react';
import type { UploadedPicture } from '../../client/uploads.ts';
import { usePanel } from '../data/panel-context.ts';
import { sendPicture } from './pictures.ts';

/** A picture on its way to whoever keeps it. */
export interface SendingPicture {
  /** Which part of it, 0 to 1, is sent. */
  readonly part: number;
  /** Null until it was taken in. */
  readonly sent: UploadedPicture | null;
  /** Why it was not; null for no failure. */
  readonly error: unknown;
  /** Sends it again. */
  readonly retry: () => void;
}

/** Sends a picture as soon as it is shown; a session that ran out is renewed. */
export function useSentPicture(file: File): SendingPicture {
  const { pictureHost, session } = usePanel();
  const [part, setPart] = useState(0);
  const [tries, setTries] = useState(0);
  const [sent, setSent] = useState<UploadedPicture | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    let isOver = false;
    const send = () => sendPicture(file, pictureHost, (now) => isOver || setPart(now));
    send()
      .catch(async (failed: unknown) => {
        const isOut = (failed as { kind?: string }).kind === 'signed-out';
        if (isOut && (await session.renew())) return send();
        throw failed;
      })
      .then(
        (picture) => isOver || setSent(picture),
        (failed: unknown) => isOver || setError(failed),
      );
    return () => void (isOver = true);
  }, [file, pictureHost, session, tries]);

  return {
    part,
    sent,
    error,
    retry: () => {
      setError(null);
      setTries(tries + 1);
    },
  };
}

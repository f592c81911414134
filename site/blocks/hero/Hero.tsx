import { Hero as Opening } from 'portao/blocks';
import type { BlockProps } from '../../generated/types.ts';
import { Scene } from './Scene.tsx';

/** The opening of the library with one more picture: the gate that opens. */
export function Hero({ scene, seconds, caption, ...opening }: BlockProps<'hero'>) {
  if (scene !== 'gate' || opening.image)
    return <Opening {...opening} scene={scene === 'gate' ? 'none' : scene} />;
  const gate = <Scene seconds={seconds} caption={caption} label={opening.sceneLabel} />;
  return <Opening {...opening} scene="none" picture={gate} />;
}

import { expect, test } from 'vitest';
import { videoFault } from '../../../engine/resolve/business/video-address.ts';

test.each([
  'https://www.youtube-nocookie.com/embed/abc_DEF-123',
  'https://www.youtube.com/embed/abc_DEF-123?start=3',
  'https://player.vimeo.com/video/123?h=ab12',
  'https://drive.google.com/file/d/EXEMPLO/preview',
  'https://customer-a1.cloudflarestream.com/x/iframe',
])('%s shows in a frame', (address) => {
  expect(videoFault(address)).toBeNull();
});

test.each([
  [
    'https://m.youtube.com/watch?v=abc_DEF-123&t=3s',
    'https://www.youtube-nocookie.com/embed/abc_DEF-123',
  ],
  [
    'https://youtube.com/shorts/abc_DEF-123?feature=share',
    'https://www.youtube-nocookie.com/embed/abc_DEF-123',
  ],
  ['https://vimeo.com/channels/staff/123', 'https://player.vimeo.com/video/123'],
  ['https://vimeo.com/123/ab12', 'https://player.vimeo.com/video/123?h=ab12'],
  [
    'https://drive.google.com/file/d/EXEMPLO/view?usp=sharing',
    'https://drive.google.com/file/d/EXEMPLO/preview',
  ],
  ['https://www.instagram.com/loja/reel/C1_x/?igsh=1', 'https://www.instagram.com/p/C1_x/embed'],
  ['https://www.tiktok.com/@loja/video/123', 'https://www.tiktok.com/player/v1/123'],
])('%s is the page of %s', (address, meant) => {
  expect(videoFault(address)).toEqual({ meant, known: true });
});

test('a channel is no video, and of a host that is not known nobody can tell', () => {
  expect(videoFault('https://www.youtube.com/@loja')).toEqual({ meant: null, known: true });
  expect(videoFault('https://videos.example.com/1')).toEqual({ meant: null, known: false });
});

// Numbers, addresses, names and files that look right and lead nowhere, or where they must not.
import { png } from '../picture.ts';
import { home, type Mistake } from './problem-cases.ts';

export const addressMistakes: readonly Mistake[] = [
  {
    code: 'safety-list-unknown',
    when: 'a rule of safety names a list that does not exist',
    edits: {
      'safety.yaml': `lists:
  DESTRAVE: [destrave|destravar]
rules:
  - id: destravar
    rule: Ninguém destrava.
    why: Destravado, o portão abre com um empurrão.
    instead: Chame um técnico.
    within: sentence
    finds: [DESTRAVAR]
    breaks: [Destrave.]
    fine: [Trave.]
`,
    },
    at: ['safety.yaml', 'DESTRAVAR'],
    says: 'Você quis dizer "DESTRAVE"?',
  },
  {
    code: 'phone-invalid',
    when: 'a number lacks the code of its country',
    edits: { 'site.yaml': [['"+5511900000000"', '"+11912345678"']] },
    at: ['site.yaml', '"+11912345678"'],
    says: 'Escreva: "+5511912345678"',
  },
  {
    code: 'video-unframable',
    when: 'the video is the page of a video',
    edits: {
      'site.yaml': [
        ['limits:', 'video: { embed: "https://www.youtube.com/watch?v=abc_DEF-123" }\n\nlimits:'],
      ],
    },
    at: ['site.yaml', '"https://www.youtube'],
    says: 'Escreva: https://www.youtube-nocookie.com/embed/abc_DEF-123',
  },
  {
    code: 'link-local',
    when: 'a link leads to the computer of whoever wrote it',
    edits: { [home]: [['(/barueri)', '(http://localhost:5173/barueri)']] },
    at: [home, 'http://localhost'],
    says: 'Escreva só o caminho da página: /barueri',
  },
  {
    code: 'image-too-large',
    when: 'an image has more pixels than a release takes',
    edits: {
      'media/foto.png': png(40_000, 40_000),
      [home]: [['src: /media/portao.svg', 'src: /media/foto.png']],
    },
    at: [home, '/media/foto.png'],
    says: '40.000 x 40.000 pontos; o limite é de 60 milhões.',
  },
  {
    code: 'image-unsafe',
    when: 'an SVG runs a script',
    edits: {
      'media/portao.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script></svg>',
    },
    at: ['media/portao.svg'],
    says: 'tem algo que um navegador executa ou busca de fora: <script>',
  },
  {
    code: 'address-closed',
    when: 'an own block shows a map of elsewhere',
    edits: {
      'blocks/notice/notice.schema.json': JSON.stringify({
        type: 'object',
        required: ['type'],
        properties: { type: { const: 'notice' } },
      }),
      'blocks/notice/Notice.tsx':
        'export const Notice = () => <iframe src="https://maps.example.com/x" />;\n',
    },
    at: ['blocks/notice/Notice.tsx', 'https://maps'],
    says: 'allow: { frame: [https://maps.example.com] }',
  },
];

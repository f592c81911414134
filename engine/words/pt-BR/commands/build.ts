/** Words of the commands that build and serve: `build`, `dev`, `serve`, `start`. */
export const build = {
  ending: 'Encerrando…',
  cutOff:
    'O que estava em andamento não terminou em 10 s e foi cortado. Nada confirmado se perdeu.',
  noLogFormat: ({ text }: { text: string }) => `LOG_FORMAT é "${text}": use text ou json.`,
  bundling: 'O código mudou: montando scripts e estilos…',
  progress: ({ done, total }: { done: number; total: number }) => `  ${done} de ${total} páginas`,
  pictures: ({ done, total, minutes }: { done: number; total: number; minutes: number }) =>
    `  ${done} de ${total} fotos, ${minutes < 1 ? 'falta menos de 1 minuto' : minutes === 1 ? 'falta cerca de 1 minuto' : `faltam cerca de ${minutes} minutos`}`,
  missingUploads: ({ posts }: { posts: string }) =>
    `Falta uma imagem que foi enviada no painel e que estes posts citam: ${posts}. Eles saem sem ela. Abra a prévia de cada um no painel, e envie a imagem de novo ou tire-a do texto.`,
  waiting: ({ pid }: { pid: number }) => `Esperando outra construção terminar (processo ${pid})…`,
  finishedEarlier: 'A construção anterior tinha sido interrompida; foi terminada agora.',
  seeWarnings: 'Veja com: npm run portao -- check',
  built: ({
    pages,
    folder,
    bytes,
    rendered,
    unchanged,
    filesWritten,
    filesRemoved,
    seconds,
  }: {
    pages: number;
    folder: string;
    bytes: string;
    rendered: number;
    unchanged: number;
    filesWritten: number;
    filesRemoved: number;
    seconds: string;
  }) =>
    `${pages} páginas em ${folder} (${bytes}): ${rendered} renderizadas, ${unchanged} sem mudança, ${filesWritten} arquivos gravados, ${filesRemoved} removidos, em ${seconds} s.`,
  noThreads: ({ text, mostThreads }: { text: string; mostThreads: number }) =>
    `"${text}" não é um número de núcleos: use um número inteiro de 1 a ${mostThreads}.`,
  unknownHost: ({ name, names }: { name: string; names: string }) =>
    `"${name}" não é uma hospedagem conhecida. Use uma destas: ${names}. Sem --for, o site serve para qualquer uma.`,
  hostCompresses: ({ host }: { host: string }) =>
    `${host} comprime por conta própria: tire --compress.`,
  aboutBuild: 'constrói o site',
  compress: 'grava também .br e .gz',
  release: 'compressão máxima e uma imagem por página para redes sociais',
  allowPlaceholders: 'com --release: publica mesmo com dados provisórios e depoimentos inventados',
  forHost: ({ hosts }: { hosts: string }) => `grava só o que esta hospedagem lê: ${hosts}`,
  threads: 'quantos núcleos usar (padrão: os que adiantam)',
  devAddress: ({ url }: { url: string }) =>
    `O site está em ${url} e os blocos em ${url}/_blocks (Ctrl+C encerra).`,
  devClock: ({ moment }: { moment: string }) =>
    `Mostrando o site como ele será em ${moment}. ?at=now volta ao relógio.`,
  devDraft: 'Rascunho: esta página não está no site.',
  devUnseen: ({ from, until }: { from: string; until: string }) =>
    `Esta página não aparece no site: só ${[from && `desde ${from}`, until && `até ${until}`].filter(Boolean).join(' ')}.`,
  devClockNow: 'Mostrando o site como ele é agora.',
  devNoMoment: ({ text }: { text: string }) =>
    `"${text}" não é um dia nem um minuto. Escreva ?at=2026-12-24, ?at=2026-12-24T10:00 ou ?at=now.`,
  devEntry: ({
    path,
    fields,
  }: {
    path: string;
    fields: readonly { label: string; value: string }[];
  }) =>
    `Recado de ${path}, que dev confere e não guarda: ${fields.map(({ label, value }) => `${label}: ${value}`).join('; ')}`,
  aboutDev: 'mostra o site enquanto se escreve',
  nothingBuilt: ({ folder }: { folder: string }) =>
    `Não há nada construído em ${folder}. Rode antes: npm run build`,
  serveAddress: ({ url }: { url: string }) => `O site está em ${url} (Ctrl+C encerra).`,
  aboutServe: 'serve o site construído',
  builtFolder: 'pasta construída',
  publishedPosts: ({ count }: { count: number }) =>
    `Publicado, com ${count} ${count === 1 ? 'post' : 'posts'}.`,
  triedAgain: ({ seconds }: { seconds: number }) => `Tenta de novo em ${seconds} s.`,
  siteServed: ({ url, pid }: { url: string; pid: number }) =>
    `Este site já está no ar em ${url} (processo ${pid}), e dois servidores publicariam um por cima do outro. Use aquele, encerre-o, ou inicie outro site com --site.`,
  olderSite:
    'ATENÇÃO: a pasta do site tem os erros acima. No ar continua a última versão sem erros; posts novos saem com ela. Corrija e rode: npm run build',
  /** `why`: a sentence of the panel. */
  uncommitted: ({ author, files, why }: { author: string; files: string; why: string }) =>
    `O que ${author} publicou no painel está em ${files}, sem commit. ${why}`,
  startAddress: ({ url, panel, blog }: { url: string; panel: boolean; blog: boolean }) =>
    panel
      ? `O site está em ${url}, o painel em ${url}/admin (Ctrl+C encerra).`
      : blog
        ? `O site está em ${url}, sem painel (Ctrl+C encerra).`
        : `O site está em ${url} (Ctrl+C encerra). Ele não tem blog nem painel: nenhum banco de dados é usado.`,
  everywhere: 'Outras máquinas também chegam a ele; para só esta: --host 127.0.0.1',
  buildEnded: ({ how, output }: { how: string; output: string }) =>
    `O processo que constrói as páginas acabou antes da hora (${how}). No ar fica o que estava. SIGKILL ou SIGABRT quase sempre são falta de memória: dê mais à máquina ou ao contêiner.${output === '' ? '' : `\n${output}`}`,
  aboutStart: 'constrói e serve, com o blog e o painel',
  aboutPing: 'avisa os buscadores do que mudou no site publicado (IndexNow)',
  indexNowOff: 'Nada a avisar: sem INDEXNOW_KEY na construção, ou sem endereço público com https.',
  announced: ({ count }: { count: number }) =>
    count === 0
      ? 'IndexNow: nada mudou desde o último aviso.'
      : `IndexNow: os buscadores foram avisados de ${count === 1 ? '1 endereço' : `${count} endereços`}.`,
  indexNowFailed: ({ reason }: { reason: string }) =>
    `O IndexNow não recebeu o aviso (${reason}). O site está no ar; o aviso vai de novo com a próxima publicação.`,
  lostEntries: ({ pages, host }: { pages: string; host: string | undefined }) =>
    `ATENÇÃO: em ${pages} há um formulário sem "to". ${host ? `${host} não recebe o que ele envia` : 'Só npm start recebe o que ele envia; em outra hospedagem'}${host ? ': ' : ' '}quem escreve vê um erro, e o recado se perde. Ponha em "to" o endereço de um serviço de formulários, ou publique com npm start.`,
  missing: ({ count }: { count: number }) =>
    `${count === 1 ? 'Falta 1 coisa' : `Faltam ${count} coisas`} para publicar de verdade. Veja com: npm run portao -- check --launch`,
};

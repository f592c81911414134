/** Words of the commands that change documents: `portao move`, `remove`, `copy`, `set`, `find`, `undo`, `history`, `restore`. */
export const edit = {
  pathArgument: '<endereço>',
  newPathArgument: '<novo>',
  path: 'endereço da página, como /contato',
  newPath: 'endereço novo, como /fale-conosco',
  dryRun: 'mostra o que mudaria e não grava nada',
  ask: 'Gravar?',
  cannotAsk: ({ command }: { command: string }) =>
    `Não há terminal para perguntar. Veja o que muda com --dry-run, e grave com: npm run portao -- ${command} --yes`,
  nothing: 'Não há o que mudar: já está assim.',
  nothingWritten: 'Nada foi gravado.',
  written: ({ count, undo }: { count: number; undo: string }) =>
    `${count === 1 ? '1 arquivo gravado' : `${count} arquivos gravados`}. Para voltar atrás: npm run portao -- ${undo}`,
  changedMeanwhile: ({ file }: { file: string }) =>
    `${file} foi mudado por outro programa enquanto isto rodava. Nada foi gravado; rode o comando de novo.`,
  removed: 'apagado',
  added: 'novo',
  byHand: 'Fica para você:',
  /** Why a value cannot be changed by a program. */
  refused: {
    unreadable: 'o documento tem um erro de escrita; veja com: npm run portao -- check',
    missing: 'aqui não há o grupo ou a lista em que o campo ficaria',
    exists: 'já existe um campo com esse nome',
    changed: 'o valor é outro agora',
    shared: 'o valor é repetido com & e *, e mudaria em vários lugares',
    'wrong-kind': 'aqui há um valor de outro tipo',
    unsafe: 'não se muda sem mexer em mais coisa',
  },
  noPath: ({ text }: { text: string }) =>
    `O endereço "${text}" não serve: comece com /, e use letras minúsculas sem acento, números e hífens, como /fale-conosco.`,
  samePath: ({ path }: { path: string }) => `A página já está em "${path}".`,
  special: ({ path }: { path: string }) =>
    `A página "${path}" faz parte do funcionamento do site, e o endereço dela não muda.`,
  served: ({ path }: { path: string }) =>
    `O endereço "${path}" é dos posts ou do painel. Escolha outro.`,
  pathTaken: ({ path, file }: { path: string; file: string }) =>
    `O endereço "${path}" já é de ${file}. Escolha outro, ou mude aquela página antes.`,
  fileTaken: ({ file }: { file: string }) =>
    `O arquivo ${file} já existe. Escolha outro endereço, ou mude o nome dele antes.`,
  move: {
    about: 'muda o endereço de uma página, e tudo o que a nomeia vai junto',
    says: ({ from, to }: { from: string; to: string }) =>
      `${from} passa a ${to}. O endereço antigo leva ao novo.`,
    postsUnread:
      'Não foi possível ler os posts. Links para o endereço antigo, se houver, continuam valendo.',
    posts: ({ count, titles }: { count: number; titles: string }) =>
      `${count === 1 ? '1 post tem link' : `${count} posts têm link`} para o endereço antigo, que continua valendo; mude no painel quando puder: ${titles}`,
  },
  remove: {
    about: 'apaga uma página, e tira das listas o que a nomeia',
    to: 'página que fica no lugar: os links passam a ela',
    toFlag: '--to <endereço>',
    says: ({ from, to }: { from: string; to: string }) =>
      `${from} sai do site. O endereço dela passa a levar a ${to}.`,
    link: ({ link }: { link: string }) => `o link "${link}", que agora leva ao lugar da página`,
    inText: 'um link no texto, que agora leva ao lugar da página',
    toItself: ({ path }: { path: string }) =>
      `"${path}" é a página que sai. Diga em --to outra página.`,
  },
  copy: {
    about: 'faz uma página nova a partir de outra',
    nameFlag: '--name <nome>',
    name: 'nome do lugar da página nova, como "Vila Nova"',
    nameMissing: ({ path }: { path: string }) =>
      `"${path}" é a página de um lugar, e dois lugares não têm um nome só. Diga o da nova com --name "Vila Nova".`,
    says: ({ from, to }: { from: string; to: string }) => `${to}, a partir de ${from}.`,
    title: 'TODO: escreva o título, até 60 letras, sem repetir outra página',
    description:
      'TODO: escreva o que o buscador mostra abaixo do título, de 120 a 160 letras, sem repetir outra página.',
    place: ({ file }: { file: string }) =>
      `As coordenadas e os vizinhos ainda são os do lugar copiado: acerte em ${file}.`,
    todos: 'Falta escrever o que está marcado com TODO: npm run portao -- check mostra onde.',
  },
  set: {
    about: 'muda um campo em várias páginas, ou um texto em todo o site',
    wordsArgument: '[páginas e campos...]',
    words:
      "páginas, como bairros/* (arquivos) ou /bairros/* (endereços), e campos, como title='Padaria em Vila Nova' ou image.alt='Pão fresco'",
    replaceFlag: '--replace <antigo=novo>',
    replace: 'troca um texto em tudo o que se lê',
    part: 'troca também dentro de palavras',
    noPages: ({ pages }: { pages: string }) =>
      `Nenhuma página corresponde a "${pages}". Veja todas com: npm run portao -- routes`,
    noField: ({ text }: { text: string }) =>
      `"${text}" não diz um campo e um valor. Escreva assim: title='Padaria em Vila Nova'`,
    noReplace: ({ text }: { text: string }) =>
      `"${text}" não diz o que trocar. Escreva assim: --replace 'texto antigo=texto novo'`,
    nothingSaid:
      "Diga as páginas e os campos, como em: set 'bairros/*' title='Padaria em Vila Nova'. Ou um texto a trocar: set --replace 'texto antigo=texto novo'",
    notFound: ({ text }: { text: string }) => `Nenhum texto do site contém "${text}".`,
    found: ({ count, files }: { count: number; files: number }) =>
      `${count === 1 ? '1 vez' : `${count} vezes`} em ${files === 1 ? '1 arquivo' : `${files} arquivos`}.`,
    shownOn: ({ pages }: { pages: string }) => `Aparece em: ${pages}`,
  },
  find: {
    about: 'acha onde está escrito um texto, como se lê nas páginas',
    textArgument: '<texto>',
    text: 'palavras do texto, com ou sem acento',
    sayWords: 'Diga as palavras que procura.',
    notFound: ({ text }: { text: string }) =>
      `Nenhuma página mostra "${text}". Tente com menos palavras. O texto de um post está no painel.\n`,
    allPages: ({ count }: { count: number }) => `em todas as ${count} páginas`,
  },
  undo: {
    about: 'desfaz a última mudança que um comando fez nos documentos',
    nothing:
      'Não há o que desfazer: nenhum comando mudou documentos, ou o que se guardou já foi desfeito.',
    says: ({ by, at }: { by: string; at: string }) => `Desfaz: ${by} (${at})`,
    ask: 'Desfazer?',
    done: ({ count }: { count: number }) =>
      count === 1 ? '1 arquivo está como antes.' : `${count} arquivos estão como antes.`,
    /** Of a change that the panel made public. */
    stillPublic: ({ build }: { build: string }) =>
      `O site no ar ainda mostra o que foi desfeito, até rodar: npm run portao -- ${build} (ou começar de novo o npm start)`,
  },
  history: {
    about: 'lista as últimas mudanças que comandos e o painel fizeram nos documentos',
    nothing: 'Nenhum comando mudou documentos ainda, nem alguém no painel.',
    atPanel: ({ author }: { author: string }) => `${author} (painel)`,
    /** In the place of a value that is not there. */
    nowhere: 'nada',
    noField: 'só o jeito de escrever, nenhum valor',
    andMore: ({ count }: { count: number }) =>
      `e ${count === 1 ? 'mais 1 arquivo' : `mais ${count} arquivos`}`,
  },
  restore: {
    about: 'desfaz uma dessas mudanças, qualquer uma, e deixa as que vieram depois',
    idArgument: '<id>',
    id: 'o que está no começo da mudança, na lista do `history`',
    unknown: ({ id, history }: { id: string; history: string }) =>
      `Nenhuma mudança se chama "${id}". Veja quais existem com: npm run portao -- ${history}`,
    changed: ({ fields }: { fields: string }) =>
      `Nada foi desfeito, porque isto mudou de novo depois:\n${fields}\nDesfaça antes a mudança mais nova, ou acerte estes valores à mão.`,
    wholeFile: 'foi criado, apagado, ou não dá para ler campo por campo',
    wrote: ({ writer, value }: { writer: string; value: string }) => `${writer} escreveu: ${value}`,
    now: ({ value }: { value: string }) => `agora: ${value}`,
    since: ({ writer, at }: { writer: string; at: string }) => `por: ${writer}, ${at}`,
    byHand: 'por: alguém no arquivo, sem comando e fora do painel',
  },
};

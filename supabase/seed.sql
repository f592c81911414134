-- Sample posts: what visitors read until the owner writes. Figures as in site/site.yaml (claims).
-- Published and changed at fixed times, so that no build says a day of its own.
-- Run once, after the first migrations; posts that are there already stay as they are.
insert into public.blog_posts (id, slug, title, meta_description, tags, seo_score, published_at, created_at, updated_at, content) values

('5eed0000-0000-4000-8000-000000000001',
'como-escolher-o-motor-de-portao-certo-para-a-sua-casa',
'Como escolher o motor de portão certo para a sua casa',
'Peso da folha, tipo de abertura e aberturas por dia: veja o que medir antes de comprar o motor do portão e o que perguntar para quem instala.',
'["motor de portão", "instalação", "como escolher", "portão deslizante"]', 100, '2026-11-17 12:00:00+00', '2026-11-17 12:00:00+00', '2026-11-17 12:00:00+00',
$post$Quem compra motor pelo preço costuma comprar duas vezes. O modelo que serve no vizinho pode não dar conta da sua folha, e motor que trabalha no limite esquenta, perde força e para cedo. A boa notícia: quatro perguntas resolvem quase toda a escolha, e você responde a maior parte delas sem sair do quintal.

## 1. De que tipo é o portão?

O **deslizante** corre de lado sobre um trilho. O **basculante** sobe e dobra para dentro da garagem, ajudado por um contrapeso. O **pivotante** abre como porta, com uma ou duas folhas. Cada tipo pede um motor de portão diferente, e um não se adapta no lugar do outro.

## 2. Quanto pesa a folha?

Esse é o número que mais engana. Uma folha de chapa fechada pesa o dobro de uma de grade do mesmo tamanho, e madeira molhada pesa mais que madeira seca. Como referência, os motores residenciais movem de 400 a 800 kg. No nosso catálogo, o kit para portão deslizante vai até 500 kg e o de basculante, até 300 kg.

E olhe, de longe, como ela anda hoje. Se o deslizante arrasta, pula ou ficou lento, o problema está no trilho ou nas roldanas. Quem confere na mão, com o motor solto, é o técnico, que no basculante escora a folha antes. Resolva isso primeiro. Nenhum motor PPA, nem de marca nenhuma, conserta folha pesada: ele só disfarça por uns meses.

## 3. Quantas vezes ele abre por dia?

Uma casa com dois carros abre o portão de 10 a 15 vezes por dia. Para isso, um motor residencial sobra. Prédio pequeno, comércio e garagem compartilhada já pedem um modelo de uso intenso, que aguenta aberturas seguidas sem esquentar.

## 4. Que velocidade você precisa?

Um deslizante com motor rápido abre em 4 segundos. Para quem chega de noite e não quer ficar parado na rua, isso é segurança. O basculante é mais lento por natureza: leva de 10 a 20 segundos.

## O que perguntar antes de fechar

- O preço inclui **instalação, cremalheira e controles**? E a fotocélula?
- Quem [instala](/instalacao-de-portao-automatico) regula a força e testa a parada ao encostar num obstáculo?
- Qual é a garantia, e de quê? Nos nossos kits são 2 anos no motor, 1 ano nas outras peças e 90 dias na mão de obra.
- Se der problema, quem atende, e em quanto tempo?

Um portão automático bem escolhido trabalha anos sem chamar a atenção. Se ficou em dúvida em alguma das quatro perguntas, leia o [guia completo](/guia-completo) ou mande uma foto do portão pelo WhatsApp: respondemos em até 2 horas, no horário do escritório, e a visita técnica, em São Paulo, em [Guarulhos](/guarulhos) e nas cidades em volta, não custa nada.$post$),

('5eed0000-0000-4000-8000-000000000002',
'manutencao-do-portao-automatico-o-que-fazer-e-quando',
'Manutenção do portão automático: o que fazer e quando',
'Um calendário simples de manutenção: o que você mesmo confere em dez minutos por mês, o que fica para o técnico e quanto custa a revisão.',
'["manutenção", "portão automático", "prevenção", "dicas"]', 100, '2026-11-10 12:00:00+00', '2026-11-10 12:00:00+00', '2026-11-10 12:00:00+00',
$post$Portão automático não quebra de um dia para o outro. Quase sempre avisa: range, demora, treme no fim do caminho, precisa de dois toques no controle. Quem escuta o aviso gasta com graxa. Quem espera gasta com peça, e quase sempre num domingo à noite.

## Todo mês: dez minutos seus

1. Com o portão fechado, sem criança nem bicho perto, desligue o disjuntor do motor e varra o trilho. Pedra, folha seca e areia são o que mais derruba roldana.
2. Ainda com ele desligado, passe um pano seco nas lentes da fotocélula, os dois olhinhos que ficam um de frente para o outro.
3. Saia de perto, religue, abra e feche uma vez prestando atenção no barulho. Rangido contínuo é sujeira ou falta de graxa; estalo é dente ou cabo gasto; pancada no fim é fim de curso fora do lugar. Estalo ou pancada? Desligue o disjuntor e chame.
4. De fora do caminho da folha e sem criança por perto, atravesse um cabo de vassoura no feixe da fotocélula enquanto o portão fecha. Ele tem de parar e voltar. Se não voltar, desligue o disjuntor e chame.

Nos dois últimos, ninguém fica perto da folha nem da engrenagem. **Não passe óleo de cozinha nem desengripante na cremalheira**: o óleo junta poeira, e a poeira vira lixa.

## Todo ano: a visita do técnico

Em casa, como diz o nosso [guia completo](/guia-completo), o motor de portão pede revisão uma vez por ano. Em condomínio e empresa, duas vezes por ano, porque o número de aberturas é outro. Na visita, o técnico faz o que não dá para fazer de fora:

- desliga tudo e move a folha na mão, para saber se o esforço vem dela ou do motor;
- mede a folga entre a engrenagem e a cremalheira;
- confere cabo de aço e contrapeso no basculante, ou roldanas e trilho no deslizante;
- testa o capacitor, que perde força aos poucos e deixa o motor roncando sem sair do lugar;
- regula a força e refaz o fim de curso;
- olha a placa por dentro: formiga e umidade são os dois maiores inimigos dela.

A [manutenção preventiva](/manutencao-de-portao-automatico) sai por R$150 e vale a pena a cada 6 meses em portões muito usados.

## Quando não esperar a revisão

Chame logo nestes quatro casos. **Folha fora do trilho ou cabo desfiando:** não mexa nela nem na mão, desligue o disjuntor, afaste as pessoas e ligue. **O motor cheira a queimado:** desligue o disjuntor e fique longe da caixa. **O portão automático abre sozinho:** desligue o disjuntor, chame e veja em [segurança](/seguranca#destravar) se dá para fechar na mão. Atendemos 24 horas em São Paulo, em [Osasco](/osasco) e nas outras cidades da região, e o prazo máximo do conserto de um portão parado é de 24 horas.

Peça ao técnico que anote a data da última revisão num adesivo do lado de fora da caixa do motor. Parece bobagem, mas é a primeira coisa que o técnico procura.$post$),

('5eed0000-0000-4000-8000-000000000003',
'portao-automatico-nao-abre-oito-causas-e-o-que-fazer',
'Portão automático não abre? Oito causas e o que fazer',
'Antes de chamar o técnico, confira energia, pilha, controle e trava, nesta ordem. Muito portão parado volta a abrir sem trocar peça.',
'["portão não abre", "problemas", "conserto", "controle remoto"]', 100, '2026-10-30 12:00:00+00', '2026-10-30 12:00:00+00', '2026-10-30 12:00:00+00',
$post$Você aperta o controle e nada acontece. Antes de imaginar o pior, siga esta ordem: ela vai da causa mais comum e barata para a mais rara. Em boa parte das visitas, o portão volta a abrir sem trocar peça nenhuma.

## 1. Falta de energia

Veja se a luz da garagem acende e se o disjuntor do portão está ligado. Depois de temporal, confira também o disjuntor geral. Caiu? Não religue: pode ser curto, e curto é caso de técnico.

## 2. Pilha do controle

É a campeã. Vendo o portão, teste com outro controle ou com a botoeira da parede. Se por lá o portão abre, o motor está bem, e o problema está na sua mão.

## 3. Controle desprogramado

Os controles conversam com a placa em 433 MHz. Raio ou troca de placa podem apagar a memória; falta de luz, não. O técnico regrava em poucos minutos.

## 4. Trava elétrica presa

Se o portão tem trava elétrica, o pino pode ter ficado preso no batente: o motor força, e a folha não sai. Solte o botão, desligue o disjuntor e chame, porque insistir gasta a engrenagem. Abriu e agora não fecha? Aí a suspeita é outra, a fotocélula suja ou torta.

## 5. Motor destravado

Alguém usou a chave e esqueceu de travar de volta? O motor gira, faz barulho, e a folha não sai do lugar. Com o portão fechado e o disjuntor desligado, trave de novo, até ouvir o encaixe. Religue de longe. Está aberto, ou ninguém usou a chave? Deixe o disjuntor desligado e chame: pode ser peça gasta, que já não segura a folha.

## 6. Folha presa

Cabo fora da polia ou folha fora do trilho, não mova nem na mão: desligue o disjuntor, afaste as pessoas e chame. Pedra no trilho? Desligue o disjuntor e, de fora do caminho da folha, tire o que houver com uma vassoura. Continuou presa? Deve ser roldana travada. Não force e não empurre: folha que agarra, nenhum motor de portão leva.

## 7. Capacitor fraco

O motor ronca, treme e não sai. Solte o botão e não empurre com ele ligado. É quase certo que o capacitor cansou. A peça é barata, mas guarda carga mesmo desligada: deixe a troca para quem sabe.

## 8. Placa queimada

Há energia, a pilha é nova e o motor não dá sinal nenhum? Provavelmente foi surto. Não abra a caixa: o técnico testa a placa na bancada, e muitas têm [conserto](/conserto-de-portao-automatico).

## Enquanto o técnico não chega

Quase todo portão automático tem destravamento manual. A chave costuma ficar na lateral do motor; no basculante, às vezes é uma cordinha. Antes de usar, veja em [segurança](/seguranca#destravar) em que portão não se destrava. **Desligue sempre o disjuntor antes de destravar, e trave de novo depois de fechar.** No basculante, outra pessoa segura a folha pela barra de baixo, do lado de fora, e ninguém fica debaixo dela. Guarde a chave num lugar que todo adulto da casa conheça, e não dentro da garagem trancada.

Se você chegou ao item 6 sem resposta, nem aqui nem no [guia completo](/guia-completo), chame a gente. São mais de 128 técnicos num raio de 40 km de [São Paulo](/sao-paulo-capital), a qualquer hora. Diga o que já testou: com essa lista na mão, o técnico já pode levar a peça certa do seu motor PPA na primeira visita.$post$),

('5eed0000-0000-4000-8000-000000000004',
'quanto-custa-instalar-um-motor-de-portao-em-sao-paulo',
'Quanto custa instalar um motor de portão em São Paulo',
'Faixas de preço da instalação, o que encarece, o que está incluído no kit e como comparar dois orçamentos sem cair no barato que sai caro.',
'["preço", "instalação", "orçamento", "motor PPA", "São Paulo"]', 100, '2026-10-16 12:00:00+00', '2026-10-16 12:00:00+00', '2026-10-16 12:00:00+00',
$post$É a primeira pergunta de todo mundo, e a resposta honesta é: depende do portão. Mas dá para sair do “depende” com poucas informações. Aqui estão as faixas que praticamos em [São Paulo](/sao-paulo-capital) e na região, e o que faz o preço subir ou descer.

## As faixas

| Serviço | Faixa |
|---|---|
| Instalação, da troca simples ao portão comprido | R$800 a R$2.500 |
| Kit instalado em portão que ainda não tem motor | a partir de R$900 |
| Troca de motor por outro do mesmo tipo | R$800 a R$1.500 |
| Portão pesado ou de condomínio | R$2.000 a R$5.000 |
| Manutenção preventiva | R$150 |

O pagamento pode ser em até 10x no cartão, ou com desconto de R$100 no PIX. Se há juros, a taxa e o total vêm escritos no orçamento.

## O que encarece

- **Peso e tamanho da folha.** Portão de chapa fechada pede motor mais forte.
- **Elétrica.** Se não há ponto de energia perto do portão, é preciso puxar um, com disjuntor próprio.
- **Serralheria.** Folha empenada, trilho torto e roldana travada se arrumam antes, ou o motor novo sofre desde o primeiro dia.
- **Velocidade.** Um motor rápido, que abre em 4 segundos, custa mais que o padrão.
- **Acessórios.** Fotocélula, trava elétrica, sinaleira e controles extras.

## O que precisa estar no orçamento

Peça por escrito e compare linha por linha, com o [guia completo](/guia-completo) ao lado:

1. Modelo do motor e peso máximo que ele move.
2. Metros de cremalheira.
3. Quantos controles vêm, e quanto custa um a mais.
4. Se a fotocélula está incluída. No nosso kit ela é à parte, no mesmo orçamento. Não é luxo: sem ela, o portão só descobre alguém quando encosta.
5. Prazo e garantia. Uma [instalação](/instalacao-de-portao-automatico) comum leva umas 4 horas, e o nosso kit tem 2 anos de garantia no motor, 1 ano nas outras peças e 90 dias na mão de obra.

Orçamento que só diz “motor instalado” e um valor não dá para comparar com nada.

## O barato que sai caro

Um motor de portão subdimensionado custa menos na compra e mais no segundo ano. Ele trabalha no limite, queima o capacitor, gasta a engrenagem e acaba trocado. Some as visitas e as horas do lado de fora esperando, e a economia some.

Desconfie também de quem não quer ver o portão antes. Foto ajuda, e com ela já passamos uma faixa; mas o preço final de um portão automático sai depois de o técnico ver a folha de perto.

## E o gasto depois de instalado?

É pequeno. Com 10 a 15 aberturas por dia, um motor PPA residencial gasta de R$2 a R$5 de luz por mês.

Para receber um orçamento, mande pelo WhatsApp uma foto do portão fechado, outra do trilho e a largura, por alto. Respondemos em até 2 horas, no horário do escritório, e a visita técnica é gratuita e sem compromisso.$post$),

('5eed0000-0000-4000-8000-000000000005',
'motor-de-portao-em-condominio-ciclos-peso-e-seguranca',
'Motor de portão em condomínio: ciclos, peso e segurança',
'O que muda quando o portão atende dezenas de famílias: motor de uso intenso, revisão duas vezes por ano, controle por morador e plano para queda de luz.',
'["condomínio", "segurança", "motor de portão", "manutenção", "síndico"]', 100, '2026-10-02 12:00:00+00', '2026-10-02 12:00:00+00', '2026-10-02 12:00:00+00',
$post$Numa casa, o portão abre dez ou quinze vezes por dia. Num prédio de quarenta apartamentos, pode abrir trezentas. É outra máquina, outro desgaste e outra responsabilidade: quando o portão do condomínio para, a fila vai para a rua, e todo mundo liga para o síndico.

## Ciclos: o número que decide

Ciclo é uma abertura mais um fechamento. Todo motor tem um limite de ciclos por hora; acima dele, o calor não tem tempo de sair. No fim da tarde, quando todos chegam, um motor residencial para por proteção térmica, justamente na pior hora, e religa sem aviso quando esfria. Condomínio precisa de motor de uso intenso, mesmo que a folha seja leve.

## Peso: conte com a folga

Portão de garagem coletiva é largo, de chapa e cheio de reforços. Um basculante acima de 700 kg já pede motor de linha pesada (as marcas estão no [guia completo](/guia-completo)), e vale escolher um modelo que trabalhe bem abaixo do limite. A faixa de preço, com instalação, vai de R$2.000 a R$5.000.

## Segurança: o mínimo aceitável

- **Duas alturas de fotocélula.** Uma só não enxerga quem passa acima ou abaixo do feixe.
- **Laço no piso ou sensor de presença**, para não fechar enquanto a fila passa.
- **Regulagem de força com teste.** Ao encostar num obstáculo, a folha para e volta. O técnico deve mostrar, e não só dizer.
- **Sinaleira** do lado da calçada.
- **Abertura manual** com a chave na portaria, e mais de uma pessoa treinada para usá-la.

## Controles: um por morador, com nome

O erro mais comum é copiar controle. Quem copia não sabe quem tem. Com controles de código próprio, cada um é cadastrado no nome do apartamento e apagado quando a pessoa se muda ou perde. É a trava mais barata que um prédio pode ter.

## Falta de luz

Nobreak próprio para o portão mantém algumas aberturas. Sem ele, combine quem destrava, a dois e com o disjuntor desligado, onde fica a chave e quem trava de volta. Escreva isso num cartaz na portaria, com os casos da página de [segurança](/seguranca#destravar) em que não se destrava: no escuro, ninguém procura manual.

## Manutenção: duas vezes por ano

Em condomínio e empresa, o motor de portão pede [revisão](/manutencao-de-portao-automatico) duas vezes por ano, com registro do que foi feito. Peça o relatório: ele vale na assembleia e, se houver acidente, vale muito mais.

Em São Paulo, em [Santo André](/santo-andre) e no resto da região, fazemos a troca do motor de um portão automático de condomínio fora do horário de pico, e uma instalação comum leva umas 4 horas. A garantia é de 2 anos no motor, 1 ano nas outras peças e 90 dias na mão de obra. Se o seu prédio tem um motor PPA antigo, vale uma visita antes do verão: ela não custa nada e diz em que estado ele está.$post$),

('5eed0000-0000-4000-8000-000000000006',
'controle-do-portao-parou-de-funcionar-como-resolver',
'Controle do portão parou de funcionar: como resolver',
'Pilha, alcance curto, código apagado ou controle perdido: aprenda a descobrir o que houve e o que fazer em cada caso sem deixar a casa aberta.',
'["controle remoto", "codificação", "segurança"]', 100, '2026-09-18 12:00:00+00', '2026-09-18 12:00:00+00', '2026-09-18 12:00:00+00',
$post$O controle é a peça mais usada do portão e a menos cuidada. Cai, molha, fica ao sol no painel do carro. Quando para, o caminho até a solução é curto, se você começar pelo lugar certo.

## Só o seu parou, ou todos?

Vendo o portão, teste outro controle. Se **todos pararam**, o problema está na placa ou na energia, e trocar pilha não resolve. Se **só um parou**, é ele mesmo. Essa pergunta sozinha economiza uma visita.

## Só um parou

1. Troque a pilha. Confira o modelo gravado nela e o lado do polo, e guarde a velha longe de criança.
2. Limpe os contatos com uma borracha escolar, sem água.
3. Aperte e veja se a luzinha acende. Sem luz com pilha nova, o controle morreu.
4. Com luz, mas sem resposta, o código se perdeu: o técnico grava de novo na placa.

Gravar é rápido, mas o botão fica na placa, dentro da caixa e com energia: é serviço de técnico. Ele aperta o botão da placa, depois o do controle, e a luz confirma. Cada placa tem a sua ordem, que está no manual do motor de portão. Para adiantar, mande pelo WhatsApp uma foto da etiqueta, com o disjuntor desligado e sem abrir a caixa.

## O alcance ficou curto

Antes abria da esquina, agora só na frente? As causas, por ordem:

- pilha no fim;
- antena da placa dobrada, cortada ou encostada em metal, o que o técnico confere;
- interferência. Os controles trabalham em 433 MHz, e uma lâmpada ruim ou um aparelho novo na mesma faixa atrapalha. Desligue um por um e teste, vendo o portão.

## Perdi o controle, e agora?

Aja no mesmo dia. Quem acha o controle perto da sua casa só precisa andar pela rua apertando o botão. O técnico apaga da placa do portão automático **todos** os controles e grava de novo só os que estão com você. Leva uns dez minutos. Não deixe para depois.

## Copiar ou comprar original?

Copiadores baratos gravam o código fixo, que qualquer um pode capturar. Prefira controles da mesma marca do motor e de código que muda a cada toque, como recomenda o [guia completo](/guia-completo). Num motor PPA, o [controle original](/controle-de-portao-automatico) fala a mesma língua.

## Quando chamar

Se todos os controles pararam, se o portão abre sozinho ou se a placa não grava mais nada, chame. Portão que abre sozinho é urgente: desligue o disjuntor, chame e veja em [segurança](/seguranca#destravar) se dá para fechar na mão. Atendemos 24 horas, com mais de 128 técnicos, em São Paulo, em [Barueri](/barueri) e nas cidades em volta, e levamos controles na mala.$post$),

('5eed0000-0000-4000-8000-000000000007',
'portao-basculante-ou-deslizante-qual-motor-combina',
'Portão basculante ou deslizante: qual motor combina',
'Espaço, velocidade, peso e manutenção: compare o portão basculante com o deslizante e saiba que motor cada um pede antes de reformar a garagem.',
'["portão basculante", "portão deslizante", "motor de portão", "reforma"]', 100, '2026-09-04 12:00:00+00', '2026-09-04 12:00:00+00', '2026-09-04 12:00:00+00',
$post$Vai reformar a frente da casa? O tipo de portão se decide antes do motor, e quase sempre quem decide é o terreno. Depois, a conta fecha sozinha.

## Deslizante: precisa de parede

A folha corre para o lado. Por isso é preciso ter, dentro do terreno, um trecho livre do tamanho do vão. Em troca, ele:

- abre rápido: com motor veloz, em 4 segundos;
- aguenta folhas pesadas; o kit do nosso catálogo move até 500 kg;
- não invade a calçada nem o carro estacionado.

O ponto fraco é o chão. Trilho sujo, piso desnivelado e água parada gastam a roldana. Quem tem árvore na frente de casa varre o trilho toda semana, com o disjuntor desligado.

## Basculante: precisa de altura

A folha sobe e dobra para dentro, ajudada por um contrapeso. Cabe em terreno estreito e colado no muro do vizinho. Em troca:

- leva de 10 a 20 segundos para abrir;
- depende de cabo de aço e contrapeso bem regulados;
- o kit do nosso catálogo move até 300 kg.

O ponto fraco é o cabo. Desfiou, pare de usar e chame: quando ele rompe, a folha cai de uma vez. **Nunca fique embaixo de um basculante**, nem passe com o cabo desfiado, e conte isso a quem mora com você.

## E o pivotante?

Abre como porta, com uma ou duas folhas. Fica bonito e serve para vão largo sem parede lateral, mas a folha varre o espaço onde o carro estaria. E o motor precisa de força para segurar a folha quando venta.

## A comparação em uma tabela

| | Deslizante | Basculante |
|---|---|---|
| Espaço | parede lateral livre | altura e recuo |
| Tempo para abrir | 4 segundos, com motor rápido | 10 a 20 segundos |
| O que mais gasta | roldana e trilho | cabo e contrapeso |
| Revisão em casa | uma vez por ano | uma vez por ano |

## O motor vem depois

Com o tipo decidido, o motor de portão se escolhe pelo peso da folha e pelo número de aberturas por dia, como explica o [guia completo](/guia-completo). Não aproveite o motor antigo em portão de outro tipo: o encaixe e o curso são diferentes, e a folha não para onde deve.

Se o portão já existe e só falta [automatizar](/instalacao-de-portao-automatico), melhor ainda: quase toda folha que corre leve pode virar um portão automático em umas 4 horas de trabalho. Já atendemos mais de 5.000 clientes em [São Paulo](/sao-paulo-capital) e região.

Com o portão fechado, mande uma foto da frente da casa, por dentro e por fora. Dizemos que tipo cabe, que motor PPA combina e em que faixa de preço fica, em até 2 horas no horário do escritório e sem compromisso.$post$)

on conflict do nothing;

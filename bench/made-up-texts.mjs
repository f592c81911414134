// Texts that mean nothing, for the benchmark: as long as those of real pages, and the same for the same seed.

/** Writers of made-up Portuguese; the same `seed` gives the same texts. */
export function writer(seed) {
  const random = randomOf(seed);
  const whole = (most) => Math.floor(random() * most);
  const pick = (list) => list[whole(list.length)];
  const phrase = (count) => Array.from({ length: count }, () => pick(words)).join(' ');
  const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);
  const sentence = () => `${upper(phrase(8 + whole(9)))}.`;
  const sentences = (count) => Array.from({ length: count }, sentence).join(' ');
  return {
    whole,
    pick,
    upper,
    sentence,
    sentences,
    title: () => upper(phrase(3 + whole(3))),
    paragraphs: (count, each) => Array.from({ length: count }, () => sentences(each)).join('\n\n'),
  };
}

const words = (
  'o portão a folha do motor uma placa o trilho a roldana o cabo de aço a engrenagem gasta a cremalheira limpa o controle ' +
  'a fotocélula abre fecha trava corre sobe pesa aguenta range volta para no meio da rua em casa no condomínio na garagem ' +
  'de manhã à noite com chuva sem força quando o técnico chega antes da visita depois da troca e mede regula testa limpa ' +
  'lubrifica aperta confere explica mostra grava apaga solda alinha destrava na mão com calma devagar sempre quase nunca'
).split(' ');

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

import { test } from 'vitest';
import { businessState } from '../../../engine/edit/business/business-state.ts';
import { checkChanges } from '../../../engine/edit/business/check-changes.ts';
test('try', () => {
for (const d of ['site','examples/dentista-curitiba','examples/locksmith-leeds'].map((x) => process.cwd() + '/' + x)) {
  let t = performance.now(); const s = businessState(d, [], 'pt-BR'); console.log(d, performance.now()-t, JSON.stringify(s).length, s.missing.length, s.missing.slice(0,2), s.callingCode);
}
const d=process.cwd() + '/site'; let t=performance.now();
let a = checkChanges(d, [{at:['claims','priceService','value'],before:'R$900',after:'R$950'}],'pt-BR'); console.log(performance.now()-t, a.is, (a as any).pages?.length, (a as any).pages?.slice(0,3));
t=performance.now(); a = checkChanges(d, [{at:['contacts','main','phone'],before:'+5511900000000',after:'911'}],'pt-BR'); console.log(performance.now()-t, JSON.stringify(a));
});

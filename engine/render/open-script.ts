/**
 * Says on `<html>` whether the business is open (`data-open`: `1`, `0` for closed, `2` for closed for longer than a day) by its
 * schedule (`data-hours`, `engine/resolve/hours/schedule.ts`) and the clock of its zone, before anything is painted, and without
 * `Intl`, which costs a phone 100 ms. Without the script, and where the schedule says nothing more, nothing is said: the page is
 * neutral. At most 300 bytes.
 */
export const openScript =
  '{let h=document.documentElement,w=+new Date,[z,e,...d]=h.dataset.hours.split("|"),t=new Date(w+parseInt(z.split(" ").find(x=>x.split("@")[1]<=w))).toISOString(),n=t.slice(0,10);n<e&&(h.dataset.open=(d.find(x=>x.includes(n))||d[new Date(n).getUTCDay()]).split(" ").filter(x=>x<=t.slice(11)).pop()[5])}';

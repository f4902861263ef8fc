import { createHash } from 'node:crypto';

const SIGNES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text that is written as markup; anything else is escaped on its way into a page. */
export class Html {
  readonly texte: string;
  constructor(texte: string) {
    this.texte = texte;
  }
}
type Piece = Html | string | number | readonly Html[];

const ecrire = (piece: Piece): string => {
  if (piece instanceof Html) return piece.texte;
  if (typeof piece === 'object') return piece.map(({ texte }) => texte).join('');
  return String(piece).replace(/[&<>"']/g, (signe) => SIGNES[signe] ?? '');
};

/** Markup whose values are escaped, whatever a file holds. */
export const html = (modele: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(modele.map((partie, i) => partie + (i < pieces.length ? ecrire(pieces[i] ?? '') : '')).join(''));

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:CanvasText;background:Canvas}h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem;border-bottom:1px solid #8889}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.3rem .6rem .3rem 0;border-bottom:1px solid #8885}th{font-weight:600}td.d{text-align:right;white-space:nowrap}nav a{margin-right:1rem}input{font:inherit;padding:.4rem;width:20rem;max-width:100%}small{opacity:.8}pre{white-space:pre-wrap}';

/** Hides the lines of the list that do not hold every word; nothing leaves the page. */
const FILTRE = `const c=document.querySelector('input'),l=[...document.querySelectorAll('tbody tr')],p=t=>t.toLowerCase().normalize('NFD').replace(/[\\u0300-\\u036f]/g,''),t=l.map(e=>p(e.textContent));c.addEventListener('input',()=>{const m=p(c.value).split(/\\s+/);l.forEach((e,i)=>{e.hidden=!m.every(x=>t[i].includes(x))})})`;
const EMPREINTE = createHash('sha256').update(FILTRE).digest('base64');

/** A page that asks nothing of any network, and runs nothing but the filter of the list. */
export function page(titre: string, corps: Html, { filtre = false }: { readonly filtre?: boolean } = {}): string {
  const regle = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${EMPREINTE}'`;
  return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy" content="${regle}"><title>${titre}</title><style>${new Html(STYLE)}</style></head>
<body>${corps}${new Html(filtre ? `<script>${FILTRE}</script>` : '')}</body></html>
`.texte;
}

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Balisage } from './Balisage.tsx';

const rendu = (markdown: string): string => renderToStaticMarkup(<Balisage prefixe="m" markdown={markdown} />);

const CODES = ['alert(1)', "fetch('//x.test')", 'top.location=1', 'eval(name)', 'import(1)'];
const BALISES: readonly ((code: string) => string)[] = [
  (c) => `<script>${c}</script>`,
  (c) => `<ScRiPt src="data:text/javascript,${c}"></sCrIpT>`,
  (c) => `<scr<script>ipt>${c}</scr</script>ipt>`,
  (c) => `<img src=x onerror="${c}">`,
  (c) => `<img src=x onerror=${c}//`,
  (c) => `<svg onload="${c}">`,
  (c) => `<svg><script>${c}</script></svg>`,
  (c) => `<svg><animate onbegin=${c} attributeName=x dur=1s>`,
  (c) => `<math><mtext><table><mglyph><style><img src=x onerror="${c}"></style></mglyph></table></mtext></math>`,
  (c) => `<math><maction actiontype="statusline" xlink:href="javascript:${c}">x</maction></math>`,
  (c) => `<noscript><p title="</noscript><img src=x onerror=${c}>">`,
  (c) => `<iframe srcdoc="<script>${c}</script>"></iframe>`,
  (c) => `<iframe src="javascript:${c}"></iframe>`,
  (c) => `<object data="javascript:${c}"></object>`,
  (c) => `<embed src="javascript:${c}">`,
  (c) => `<form action="javascript:${c}"><input type=submit autofocus onfocus=${c}></form>`,
  (c) => `<a href="javascript:${c}">x</a>`,
  (c) => `<a href="java&#x0A;script:${c}">x</a>`,
  (c) => `<details open ontoggle=${c}>`,
  (c) => `<style>@import '//x.test/${c}'</style>`,
  (c) => `<link rel=stylesheet href="//x.test/${c}">`,
  (c) => `<base href="//x.test/"><meta http-equiv=refresh content="0;url=javascript:${c}">`,
  (c) => `<div style="background:url(javascript:${c})" id=root name=body>x</div>`,
  (c) => `[x](javascript:${c})`,
  (c) => `[x](JaVaScRiPt:${c})`,
  (c) => `[x](java\nscript:${c})`,
  (c) => `[x](&#106;avascript:${c})`,
  (c) => `[x](data:text/html;base64,${c})`,
  (c) => `[x](vbscript:${c})`,
  (c) => `[x](https://x.test/" onclick="${c})`,
  (c) => `[x]: javascript:${c}\n\n[x]`,
  (c) => `<javascript:${c}>`,
  (c) => `![x](x "\\" onerror=\\"${c}")`,
  (c) => `![x](javascript:${c})`,
];
const ENVELOPPES: readonly ((texte: string) => string)[] = [
  (texte) => texte,
  (texte) => `| a |\n|---|\n| ${texte.replaceAll('\n', ' ')} |`,
  (texte) => `> - **${texte}**`,
];
const CHARGES = BALISES.flatMap((balise) => ENVELOPPES.map((e) => CODES.map((code) => e(balise(code)))));

const BALISES_PERMISES =
  /^\/?(p|strong|em|del|ul|ol|li|a|h[1-6]|blockquote|hr|br|code|pre|table|thead|tbody|tr|th|td|div|span|section|aside)$/;
const ATTRIBUTS_PERMIS = /^(class|href|title|target|rel|id|data-[a-z-]+|aria-[a-z]+|role|tabindex|start)$/;

/** React escapes the text: every `<` of its output opens a tag that the page would make. */
function fautesDe(html: string): string[] {
  return Array.from(html.matchAll(/<([^>]*)>/g)).flatMap(([, dedans = '']) => {
    const [nom = ''] = dedans.split(/[\s/]+(?!$)/);
    const attributs = Array.from(dedans.matchAll(/\s([a-zA-Z:-]+)="([^"]*)"/g));
    const fautes = attributs.filter(
      ([, attribut = '', valeur = '']) =>
        !ATTRIBUTS_PERMIS.test(attribut) || (attribut === 'href' && !/^(https:\/\/|#)/.test(valeur)),
    );
    const balise = BALISES_PERMISES.test(dedans.startsWith('/') ? dedans : nom) ? [] : [`<${dedans}>`];
    return [...balise, ...fautes.map(([tout]) => `<${nom}${tout}>`)];
  });
}

test('cinq cents charges hostiles ne laissent que du texte, des tableaux et des liens', () => {
  expect(CHARGES.flat().length).toBeGreaterThan(500);
  // Those of one shape are drawn together, a blank line between them: each is read as if it were alone.
  const passees = CHARGES.map((charges) => [charges[0], fautesDe(rendu(charges.join('\n\n')))] as const);
  expect(passees.filter(([, fautes]) => fautes.length > 0)).toEqual([]);
});

test('la mesure voit ce qu’elle cherche', () => {
  expect(fautesDe('<p>a</p><img src="x">')).not.toEqual([]);
  expect(fautesDe('<a href="javascript:1">x</a>')).not.toEqual([]);
  expect(fautesDe('<p onclick="x">a</p>')).not.toEqual([]);
});

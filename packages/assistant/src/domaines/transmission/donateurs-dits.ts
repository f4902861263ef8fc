import { motsDits } from '@francis/lecture';
import { decouper, type Famille, lireListes } from './personnes-nommees.ts';

const VERBES =
  'donnent|offrent|versent|virent|transmettent|donnons|offrons|veulent donner|vont donner|veulent me donner|vont me donner|on donne|on offre|on veut donner|on verse';
const VEULENT = [
  'veulent',
  'vont',
  'souhaitent',
  'comptent',
  'voudraient',
  'aimeraient',
  'pensent',
  'voulons',
  'souhaitons',
];
const DONNER = ['donner', 'offrir', 'verser', 'virer', 'transmettre'];
const CHACUN_DONNE = motsDits(
  ['chacun', 'chacune']
    .flatMap((chacun) => [
      ...VERBES.split('|').map((verbe) => `${verbe} ${chacun}`),
      ...VEULENT.flatMap((verbe) => DONNER.map((donner) => `${verbe} ${chacun} ${donner}`)),
    ])
    .join('|'),
);
/** Two more, named beside the speaker's own parents. */
const BEAUX_PARENTS = motsDits('mes beaux-parents|mes beaux parents|nos beaux-parents|nos beaux parents');
/** They may be counted by their own noun, and give together with nobody else. */
const DONNENT: readonly Famille[] = ['parent', 'grand_parent', 'oncle', 'fratrie'];
const CHACUNS = new Set(['chacun', 'chacune']);

/**
 * « mes deux tantes me donnent chacune… »: how many give the amount told; undefined when it is not told so of them.
 * Zero when they cannot be counted.
 */
export function donateursChacun(texte: string): number | undefined {
  // « nous donnent chacun »: what each receives may be meant.
  if (!CHACUN_DONNE.test(texte) || motsDits('nous donnent|nous offrent|nous versent').test(texte)) return undefined;
  const mots = decouper(texte);
  const place = mots.findIndex((mot) => CHACUNS.has(mot));
  const avant = lireListes(mots.slice(0, place)).flat();
  const familles = DONNENT.filter((famille) => avant.some((p) => p.famille === famille));
  if (familles.length > 1) return 0;
  const [famille] = familles;
  const eux = avant.filter((p) =>
    famille === undefined ? p.famille === 'epoux' || p.famille === 'moi' : p.famille === famille,
  );
  if (eux.length === 0) return motsDits('on|nous').test(texte) ? 2 : 0;
  // « Mamie et papi : papi et mamie me donnent chacun… »: the same two, named twice.
  const uneFoisChacun = [...new Map(eux.map((p) => [p.nom, p])).values()];
  const dits = uneFoisChacun.reduce((n, p) => n + (p.nombre ?? (p.nom.endsWith('parents') ? 2 : Number.NaN)), 0) || 0;
  return famille === 'parent' && dits > 0 && BEAUX_PARENTS.test(texte) ? dits + 2 : dits;
}

/** « par père et mère », « époux de 65 et 72 ans », « biens communs ». */
export const COUPLE_DONATEUR =
  /\bpar (?:leurs?|ses|les|nos|mes) (?:2 )?(?:parents|epoux|grands-parents)\b|\bpere et mere\b|\bbiens? communs?\b|\bargent commun\b|\bepoux de \d|\b(?:les|2|des) epoux\b|\bcouple\b[^.?]{0,30}\bdonn/;
/** « par chacun de ses quatre grands-parents ». */
export const PLUSIEURS_DONATEURS = /\b(?:par )?chacun de (?:ses|mes|leurs|nos) (\d) (?:grands[- ]parents|parents)\b/;
export const DEUX_AGES =
  /\b(\d{2}) (?:ans )?et (\d{2}) ans\b|\bpere,? (?:de |\()?(\d{2})(?: ans)?\)?,? (?:et )?(?:la )?mere,? (?:de |\()?(\d{2})\b/;

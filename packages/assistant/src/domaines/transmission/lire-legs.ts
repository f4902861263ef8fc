import { motsDits } from '@francis/lecture';
import { lireLien } from '../liens.ts';
import type { QuestionLue } from '../question.ts';
import { dateDuDeces } from './date-dite.ts';
import { lireDefunt } from './defunt.ts';
import type { EntreeSuccession as Entree } from './entree-succession.ts';
import { lienAvecLui } from './partage-du-capital.ts';
import { partsNommees } from './parts-nommees.ts';
import type { PersonneNommee } from './personnes-nommees.ts';

const DE_LA_MORT = motsDits(
  'legs|legue|leguer|testament|testamentaires|legataire|succession|herite|heritent|heritons|decede|decedee|deces|mort|morte|defunt|defunte|de cujus|laisse a',
);
const AUTRE_CHOSE = motsDits(
  'assurance-vie|assurance vie|av|donne|donner|usufruit|represente|represent|a sa place|predecede|predecedee|ifi|communaute',
);
const DEMANDE = motsDits('droits|combien|paie|paye|paiera|payer|taux|fisc|impot|taxe|toucher|net|qui paie');

/** « (petit-neveu) », « son aide-ménagère »: who the speaker is, told beside « moi ». */
const JE_SUIS = ['moi (', 'moi, ', 'a moi son ', 'a moi sa '];
function lienDeMoi(texte: string): ReturnType<typeof lireLien> {
  for (const debut of JE_SUIS) {
    const place = texte.indexOf(debut);
    if (place < 0) continue;
    const dit = texte.slice(place + debut.length, place + debut.length + PORTEE).split(',')[0] ?? '';
    if (PETIT_NEVEU.test(dit)) return 'parent_4e_degre';
    const lien = lireLien(dit.split(')')[0] ?? '');
    if (lien !== undefined) return lien;
    if (EMPLOYES.test(dit)) return 'autre';
  }
  return undefined;
}
const PORTEE = 24;
const PETIT_NEVEU = motsDits('petit-neveu|petite-niece|petit neveu|petite niece');
const EMPLOYES = motsDits('aide-menagere|aide menagere|aide a domicile|infirmiere|employee|employe|associe|associee');

/** A will that tells what each has: « 150 000 au frère, 80 000 à une nièce », « ami 10 %, deux sœurs 45 % chacune ». */
export function lireLegs(q: QuestionLue): { entree: Entree } | undefined {
  if (q.juridiction !== 'FR' || !DE_LA_MORT.test(q.texte) || AUTRE_CHOSE.test(q.texte) || !DEMANDE.test(q.texte))
    return undefined;
  const defunt = lireDefunt(q.texte);
  const qui = defunt?.qui === '' ? undefined : defunt?.qui;
  const lienDe = (p: PersonneNommee): ReturnType<typeof lireLien> =>
    p.famille === 'moi' ? (lienDeMoi(q.texte) ?? defunt?.lien) : lienAvecLui(p, qui, q.texte);
  const parts = partsNommees(
    q.texte,
    q.montants.map((m) => m.montant),
    lienDe,
  );
  const [premiere] = parts ?? [];
  if (parts === undefined || premiere === undefined) return undefined;
  return {
    entree: {
      date: dateDuDeces(q, defunt),
      lien: premiere.lien,
      heritiers: parts.length,
      actif_net: parts.reduce((t, p) => t + p.montant, 0),
      parts: [...parts],
    },
  };
}

import { AUTRE_PARENT, DON_RECU, DONNEZ_MOI, ENFANTS_DE, motsDits, trouverMentions } from '@francis/lecture';
import { lireLien, lireLienDuDonateur } from '../liens.ts';
import type { QuestionLue } from '../question.ts';
import type { EntreeDonation as Entree } from './entree-donation.ts';
import { CONFLIT, lienDunTiers, lienRecu } from './liens-du-don.ts';

const RECU =
  /\b(?:me |m' ?|nous )(?:donn\w+|offr\w+|transm\w+|vers\w+|vir\w+|fai[ts]|a donne|ont donne|aid\w+)\b|\b(?:je|on|nous) (?:recoi[ts]|recevons|vais recevoir|ai recu|avons recu|touche)\b|\bveut me\b|\bveulent me\b|\bva me\b|\bvont me\b|\bsouhaite\w* me\b/;

const SE_FAIT_DONNER = motsDits(DON_RECU);
export const estRecu = (texte: string): boolean => {
  const dit = sansNousQuiDonnons(DONNEZ_MOI.reduce((t, mots) => t.replaceAll(mots, ' '), texte));
  return RECU.test(dit) || SE_FAIT_DONNER.test(dit);
};

/** « nous donnons » is said by those who give, « nous donnent » by those who receive. */
const sansNousQuiDonnons = (texte: string): string =>
  !texte.includes('nous ')
    ? texte
    : texte
        .split(' ')
        .map((mot, i, mots) => (mot === 'nous' && (mots[i + 1] ?? '').endsWith('ons') ? 'on' : mot))
        .join(' ');

/** « je donne à ma fille avec mon mari »: who gives beside. */
export const AVEC_SON_CONJOINT =
  /\bavec (?:ma femme|mon mari|mon epouse?|mon conjoint|ma conjointe|ma partenaire|mon partenaire)\b|\b(?:ma femme|mon mari|mon epouse?|mon conjoint|ma conjointe|ma partenaire|mon partenaire) (?:aussi|egalement|de son cote|et moi|(?:leur |lui |en |va |veut |souhaite |fait )*(?:donn\w+|pareil|autant))/;
/** « à deux », « moitié-moitié »: the gift is of two people. */
export const donneADeux = (texte: string): boolean =>
  trouverMentions(texte).some((m) => m.type === 'mot' && m.concept === 'ensemble') &&
  trouverMentions(texte).some((m) => m.type === 'personne' && ASCENDANTS.has(m.lien));
const ASCENDANTS: ReadonlySet<string> = new Set(['mere', 'pere', 'parent', 'epoux', 'epouse', 'conjoint', 'conjointe']);

/** The tie told last: a follow-up may change the person. */
export function lireParente(q: QuestionLue): Entree['lien'] | typeof CONFLIT | undefined {
  for (const phrase of q.phrases.toReversed()) {
    // « avec sa mère, moitié-moitié »: who gives beside, not who receives.
    if (q.phrases.length > 1 && donneADeux(phrase)) continue;
    const lien = lireParenteDe(phrase);
    // « papa nous donne… → et pour mon frère ? »: another child of who gives.
    if (lien === 'frere_soeur' && q.phrases.length > 1 && !estRecu(phrase) && estRecu(q.texte)) continue;
    if (lien !== undefined) return lien;
  }
  return undefined;
}

/** « ma mère veut donner à ma fille »: from a grandparent to a grandchild. */
const MES_PARENTS = motsDits('ma mere|mon pere|mes parents|maman|papa');
const MES_ENFANTS =
  /\b(?:donn\w+|transmet\w*|fai\w+ (?:un )?don\w*)\b[^.?]{0,40}\b(?:a|pour) (?:mon fils|ma fille|mes (?:\d )?(?:enfants|fils|filles)|notre fils|notre fille|nos (?:\d )?enfants)\b/;
const LUI_DONNE = motsDits(
  'lui donne|leur donne|lui donnent|leur donnent|veut lui donner|va lui donner|veut leur donner|souhaite lui donner',
);
const MON_ENFANT = motsDits('ma fille|mon fils|mes enfants|mes filles|mes fils|notre fille|notre fils|nos enfants');
const A_MON_ENFANT = motsDits(
  'a mon fils|a ma fille|a mes enfants|a mes filles|a mes fils|a notre fille|a notre fils|a nos enfants|a nos filles|a nos fils',
);
const VERSE = motsDits('verse|versent|verser|vire|virent|virer|offre|offrent|offrir|file|filent|filer');
const GRANDS_PARENTS = motsDits('mamie|mamy|papi|papy|ma grand-mere|mon grand-pere|mes grands-parents');

/** « son papa ne donne rien »: the child’s other parent is no parent of who gives. */
const sansAutreParent = (texte: string): string =>
  AUTRE_PARENT.split('|').reduce((t, mots) => t.replaceAll(` ${mots} `, ' '), ` ${texte} `);

/** « les enfants de mon frère » are nephews, and no brother. */
const enNeveux = (texte: string): string =>
  ENFANTS_DE.reduce((t, [dits, lien]) => dits.split('|').reduce((u, mots) => u.replaceAll(mots, lien), t), texte);

function lireParenteDe(dit: string): Entree['lien'] | typeof CONFLIT | undefined {
  const texte = estRecu(dit) ? dit : enNeveux(sansAutreParent(dit));
  // « ma fille… mon père lui donne »: to the child that was named.
  if (!estRecu(texte) && LUI_DONNE.test(texte) && MES_PARENTS.test(texte) && MON_ENFANT.test(texte))
    return 'petit_enfant';
  if ((MES_ENFANTS.test(texte) || (A_MON_ENFANT.test(texte) && VERSE.test(texte))) && !estRecu(texte)) {
    if (MES_PARENTS.test(texte)) return 'petit_enfant';
    // « mamie » may be the child's or the speaker's own.
    if (GRANDS_PARENTS.test(texte)) {
      const lien = lireLien(texte);
      return lien === 'petit_enfant' || lien === 'arriere_petit_enfant' ? lien : undefined;
    }
  }
  if (estRecu(texte)) return lienRecu(texte) ?? lireLien(texte);
  if (lienDunTiers(texte) !== undefined) return lienDunTiers(texte);
  // The couple is told apart from the word for the partner.
  const entier = lireLien(texte.replace(AVEC_SON_CONJOINT, ' '));
  if (entier === 'partenaire_pacs' || entier === 'autre') return entier;
  const vers =
    /\b(?:a|au|aux|pour|avec|entre) (?:m[aeo]n?s?|notre|nos|s[aeo]n?s?|une?|chacun de mes|chacune de mes|mes deux|mes trois|chaque|la|le|les|l')[^.?]{0,40}/g;
  for (const [trouve] of texte.replace(AVEC_SON_CONJOINT, ' ').matchAll(vers)) {
    const lien = lireLien(trouve);
    if (lien !== undefined) return lien;
    const parent = lireLienDuDonateur(trouve);
    if (parent === 'enfant') return 'parent';
    if (parent === 'petit_enfant') return 'grand_parent';
  }
  if (entier !== undefined) return entier;
  return lireLienDuDonateur(texte.replace(AVEC_SON_CONJOINT, ' '));
}

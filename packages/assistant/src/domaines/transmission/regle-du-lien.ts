import type { Lien } from '@francis/fiscal/patrimoine';
import { motsDits, normaliserTexte } from '@francis/lecture';
import { lireLien, lireLienDuDonateur } from '../liens.ts';

/** The question of a note that each tie is answered by. */
const QUESTIONS: Readonly<Partial<Record<Lien, string>>> = {
  enfant: 'Donation à mon fils ou à ma fille : quels droits ?',
  parent: 'Donation à mes parents : quels droits ?',
  frere_soeur: 'Donation à mon frère ou à ma sœur : quels droits ?',
  parent_4e_degre: 'Donation à un cousin : quels droits ?',
  petit_enfant: 'Combien des grands-parents peuvent-ils donner à leurs petits-enfants ?',
  arriere_petit_enfant: 'Arrière-petits-enfants : combien puis-je leur donner ?',
  conjoint: 'Donation à ma femme ou à mon mari : quels droits ?',
  partenaire_pacs: 'Donation à ma femme ou à mon mari : quels droits ?',
  neveu_niece: 'Donation à une nièce, quel taux ?',
  autre: 'Donation à un ami ou à un beau-fils : quels droits ?',
};
const CONCUBIN = 'Donation à mon concubin : quels droits ?';

const DON = 'donation donations donner donne don dons donnons donnent donnerais';
const DEMANDE =
  'droit droits impot impots taxe taxes taxation fiscalite abattement abattements taux bareme combien quel quelle quels quelles payer paye paie montant tarif imposition exoneration sans franchise';
const LIENS =
  'fils fille filles enfant enfants garcon garcons petit petite petits petites arriere arrieres neveu neveux niece nieces cousin cousine cousins cousines frere freres soeur soeurs femme mari epoux epouse conjoint conjointe partenaire pacs pacse pacsee beau beaux belle belles gendre bru ami amie amis amies voisin voisine filleul filleule concubin concubine compagnon compagne copain copine pere mere peres meres parents papa maman oncle oncles tante tantes mamie papi papy grand grande grands parent germain germaine';
const OUTILS =
  'a au aux de du des d l la le les un une mon ma mes notre nos et en pour sur dans par je j on nous fais fait faire veux voudrais souhaite souhaiterais est ce que qu y il t va vais peux puis peut dois doit ai me m lui leur ou france c s si une son sa ses unique seul seule chaque';
const CONNUS = new Set([DON, DEMANDE, LIENS, OUTILS].flatMap((mots) => mots.split(' ')));
const DITS_D_UN_DON = new Set(DON.split(' '));

/** « une donation de ma tante », « mon père me donne »: who asks receives. */
const RECUE = motsDits(
  'de mon|de ma|de mes|de notre|de nos|du pere|me donne|me donnent|nous donne|nous donnent|me faire|recevoir|recu|recue',
);
const VERS_UN_PARENT = motsDits('a mes parents|a mon pere|a ma mere|a nos parents|a maman|a papa');
const UNION_LIBRE = motsDits('concubin|concubine|compagnon|compagne|copain|copine');
const UNI = motsDits('pacs|pacse|pacsee|marie|mariee|maries');

function lienNomme(texte: string): Lien | undefined {
  if (RECUE.test(texte)) return lireLienDuDonateur(texte);
  if (VERS_UN_PARENT.test(texte) && lireLien(texte) === undefined) return 'parent';
  return lireLien(texte);
}

/**
 * « Donation à ma nièce, droits ? »: a gift, a tie and what is asked of it, nothing else. The rule of that tie answers,
 * whichever words another note shares with it. Undefined as soon as the question says anything more.
 */
export function questionDuLien(question: string): string | undefined {
  const texte = normaliserTexte(question);
  const mots = motsDe(texte);
  if (mots.some((mot) => !CONNUS.has(mot)) || !mots.some((mot) => DITS_D_UN_DON.has(mot))) return undefined;
  if (UNION_LIBRE.test(texte) && !UNI.test(texte)) return CONCUBIN;
  const lien = lienNomme(texte);
  return lien === undefined ? undefined : QUESTIONS[lien];
}

function motsDe(texte: string): string[] {
  const mots: string[] = [];
  let mot = '';
  for (const c of `${texte} `) {
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c === '€' || c === '%') mot += c;
    else if (mot !== '') {
      mots.push(mot);
      mot = '';
    }
  }
  return mots;
}

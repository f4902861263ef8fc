import {
  AVEC_L_AUTRE_PARENT,
  ILS_ME_FONT_UN_DON,
  MA_DONATION,
  motsDits,
  NOUS_DONNONS,
  SANS_L_AUTRE,
} from '@francis/lecture';
import { sansAbsents } from '../domaine.ts';
import { montantUnique, type QuestionLue, trouverAge, trouverUnAge } from '../question.ts';
import { agesDesDonataires, agesDesDonateurs } from './ages-dits.ts';
import { dateDuDon } from './date-dite.ts';
import { COUPLE_DONATEUR, DEUX_AGES, donateursChacun, PLUSIEURS_DONATEURS } from './donateurs-dits.ts';
import type { EntreeDonation as Entree } from './entree-donation.ts';
import { exonerationsDites } from './exonerations-dites.ts';
import { handicapDit } from './handicap-dit.ts';
import { AVEC_SON_CONJOINT, donneADeux, estRecu } from './parente-du-don.ts';
import { lirePartage } from './parts-dites.ts';

const SANS_ARGENT =
  /\bpas d'argent\b|\b(?:terrain|maison|appartement|bien|immeuble|biens immobiliers)\b|\b(?:sans|pas|ne peu\w+ pas|ni|hors)\b[^.?]{0,40}\b(?:don familial|somme d'argent|sommes d'argent|exoneration de sommes)\b/;
/** What is given is told to be no money, or to have no exemption of money. */
export const nieLArgent = (texte: string): boolean => SANS_ARGENT.test(texte);
const ARGENT = motsDits(
  '790 g|argent|file|filer|filent|filons|refile|refiler|vire|virer|virent|virements|virement|especes|cheques|cheque|liquide|don familial|sommes|somme|cash|numeraire|euros sur',
);

/** Each parent gives half of what both give. */
const DEUX_DONATEURS =
  /\b(?:papi|papy|papa|mon pere|mon grand-pere|pepe|maman|ma mere) (?:\(\d+ ans\) )?et (?:mamie|mamy|maman|ma mere|ma grand-mere|meme|papa|mon pere) (?:\(\d+ ans\) )?(?:me|m'|nous|veulent|vont|souhaitent)\b|\bcouple marie\b[^.?]{0,20}\b(?:on|nous)\b|\b(?:mes|nos|ses) (?:grands?[- ]|beaux[- ])?parents (?:\([^)]{0,25}\) )?(?:(?:me|nous|m'|veulent|vont|souhaitent|pensent|comptent|ont|lui)\b|donnent)|\b(?:on|nous) (?:est|sommes) (?:maries|pacses)\b[^.?]{0,40}\b(?:on|nous)\b|(?<!\b(?:a|pour|entre) )\b(?:ma femme|mon mari|mon epouse?|mon conjoint) et moi\b|\b(?:on|nous) (?:donn\w+|voul\w+ donner|veut donner|souhait\w+ donner|fait une donation)[^.?]{0,60}\b(?:notre|nos)\b/;

/** « ma femme leur donne pareil »: as much again. */
const AUTANT = motsDits('pareil|autant|aussi|egalement|la meme somme|la meme chose|le meme montant');

const A_MOI = motsDits('et moi|pour moi');
/** « ils vivent à Namur et moi à Reims », « et moi je… »: nobody who receives with another. */
const DE_MOI_SEUL = ['et moi a ', 'et moi je ', "et moi j'", 'et moi en ', 'et moi au ', 'et moi dans ', 'et moi qui '];
export const recoitAvecMoi = (texte: string): boolean =>
  A_MOI.test(DE_MOI_SEUL.reduce((reste, mots) => reste.replaceAll(mots, ' '), texte));

/** Who keeps the usufruct gives the bare ownership (CGI art. 669). */
export const NUE_PROPRIETE = motsDits(
  "nue-propriete|nue propriete|np|garde l'usufruit|gardent l'usufruit|gardons l'usufruit|gardant l'usufruit|garder l'usufruit|conserve l'usufruit|conservant l'usufruit|conserver l'usufruit|conservons l'usufruit|reserve l'usufruit|reservent l'usufruit|reservant l'usufruit|reserver l'usufruit|reserve d'usufruit|usufruit reserve|garde l'us|garde usufruit",
);
/** « elle a 75 ans », said apart from who gives. */
function ageDeQuiDonne(texte: string): number | undefined {
  const age = trouverUnAge(texte);
  const siens = [`elle a ${age} ans`, `il a ${age} ans`, `qui a ${age} ans`];
  return age !== undefined && siens.some((dit) => texte.includes(dit)) ? age : undefined;
}

const SANS_DUTREIL = /\b(?:pas|sans|hors|aucun|ni|non)\b[^.,;]{0,16}\bdutreil\b/;
export const DONATEURS_MAX = 4;
const ILS_DONNENT = motsDits(
  "m'ont|nous ont|me font|me virent|me donnent|nous donnent|me filent|me versent|me veulent|veulent|vont|chacun|chacune|ensemble|souhaitent|offrent|comptent|leur argent commun",
);
const ON_DONNE = motsDits('on|nous|notre|nos|donnons|a deux');
const L_UN_SEUL = motsDits('ne donne rien|ne donne pas|ne met rien|ne verse rien|donne seul|donne seule');
/** Two ages are told: whether both of them give. */
const donnentEnsemble = (texte: string, recu: boolean): boolean =>
  !L_UN_SEUL.test(texte) && (recu ? ILS_DONNENT : ON_DONNE).test(texte);
const PARENTS_DE_L_ENFANT = motsDits(AVEC_L_AUTRE_PARENT);
const SEUL = motsDits(SANS_L_AUTRE);
const AVEC_L_AUTRE = motsDits('mon mari|ma femme|mon epoux|mon epouse|mon conjoint|ma conjointe|a deux|a nous deux');
/** The last turn that says who gives says that one does. */
const donneSeul = ({ phrases }: QuestionLue): boolean =>
  SEUL.test(phrases.findLast((phrase) => SEUL.test(phrase) || AVEC_L_AUTRE.test(phrase)) ?? '');
/** « mon mari donne 7 000 € à son neveu »: he gives, and nobody with him. */
const MOI_AUSSI = motsDits("je|j'ai|j'aimerais|j'envisage|nous|on|moi|aussi|egalement|autant|pareil|avec|de son cote");
const COUPLE_DIT = motsDits(NOUS_DONNONS);
/** « mes parents vivent à Namur. Ils veulent m’offrir… »: both of them. */
const ILS_ME_DONNENT = motsDits(ILS_ME_FONT_UN_DON);
const DEUX_PARENTS = motsDits('mes parents|nos parents|mes grands-parents|nos grands-parents|mes grands parents');
const NOS = motsDits('notre|nos');
const CHACUN_DES_DEUX = motsDits('chacun|chacune');
const A_CHACUN = motsDits('a chacun|a chacune|pour chacun|pour chacune');
/** « 45 000 € chacun » is what each of those who give does; « 45 000 € à chacun » is what each of the others receives. */
function donnePar(droite: string): boolean {
  const suite = droite.split(' ').slice(0, 3).join(' ');
  return CHACUN_DES_DEUX.test(suite) && !A_CHACUN.test(suite);
}

/** Everything of a gift but its amount and its tie: who gives, at what ages, in what form, and how many receive. */
export function completer(q: QuestionLue, montant: number, lien: Entree['lien'], nombre: number | undefined): Entree {
  const recu = estRecu(q.texte);
  const ensemble = donateursChacun(q.texte);
  const deuxAges = COUPLE_DONATEUR.test(q.texte) || ensemble === 2 ? DEUX_AGES.exec(q.texte) : null;
  const donateur = deuxAges
    ? Number(deuxAges[1] ?? deuxAges[3])
    : trouverAge(
        q,
        'pere|mere|parents?|grands?-?[ -]?peres?|grands?-?[ -]?meres?|oncle|tante|tonton|tata|tatie|mamie|mamy|papi|papy|donateur',
      );
  const soi = /\b(?:j'ai|a|age[e]? de) (\d{2,3}) ans\b/.exec(q.texte)?.[1];
  const [dit, second, ...autresAges] = agesDesDonateurs(q.phrases, lien, recu);
  const seul = trouverUnAge(q.texte);
  const agesRecus = agesDesDonataires(q.texte);
  const duDonataire = seul !== undefined && agesRecus.includes(seul);
  const lu = donateur ?? (recu ? ageDeQuiDonne(q.texte) : soi ? Number(soi) : duDonataire ? undefined : seul);
  const age = deuxAges ? lu : (dit ?? lu);
  const nue = NUE_PROPRIETE.test(q.texte);
  const argent = ARGENT.test(q.texte) && !nieLArgent(q.texte) && !nue;
  const plusieurs = ensemble ?? Number(PLUSIEURS_DONATEURS.exec(q.texte)?.[1] ?? 0);
  const deux =
    !donneSeul(q) &&
    (COUPLE_DONATEUR.test(q.texte) ||
      DEUX_DONATEURS.test(q.texte) ||
      q.phrases.some((phrase) => AVEC_SON_CONJOINT.test(phrase) && MOI_AUSSI.test(phrase)) ||
      (COUPLE_DIT.test(q.texte) && NOS.test(q.texte)) ||
      PARENTS_DE_L_ENFANT.test(q.texte) ||
      (ILS_ME_DONNENT.test(q.texte) && DEUX_PARENTS.test(q.texte)) ||
      (second !== undefined && autresAges.length === 0 && donnentEnsemble(q.texte, recu)) ||
      donneADeux(q.phrases.at(-1) ?? ''));
  const ageSecond = deuxAges
    ? Number(deuxAges[2] ?? deuxAges[4])
    : deux && autresAges.length === 0
      ? second
      : undefined;
  const place = montantUnique(q) === undefined ? -1 : q.texte.search(AVEC_SON_CONJOINT);
  const autant = deux && place >= 0 && AUTANT.test(q.texte.slice(place));
  // « papi et mamie me donnent chacun 45 000 € »: the amount is what one of them gives.
  const parDonateur =
    deux &&
    !(recu && recoitAvecMoi(q.texte)) &&
    (CHACUN_DE_NOUS.test(q.texte) ||
      q.montants.some((m) => donnePar(m.droite)) ||
      /\b(?:donne|donnent|donner|donnons|offrent|versent|transmettent) (?:chacun|chaque)\b|\bchacun donn\w+|€ ?(?:par personne|chacun)\b|\bchacun (?:de leur|de son) cote\b/.test(
        q.texte,
      ));
  const { parts, beneficiaires, suppose } = lirePartage(q, parDonateur, ensemble !== undefined, nombre);
  const date = dateDuDon(q) ?? q.jour;
  const donateurs = plusieurs > 1 && plusieurs <= DONATEURS_MAX ? plusieurs : deux ? 2 : 1;
  const donne = (montant * (plusieurs > 1 ? plusieurs : parDonateur || autant ? 2 : 1)) / parts;
  const entree: Entree = {
    date,
    montant: donne,
    lien,
    beneficiaires,
    ...(suppose ? { partage_suppose: true } : {}),
    ...exonerationsDites(q.texte, { montant: donne, lien, donateurs, argent, recu, date }),
    ...(age === undefined ? {} : { age_donateur: age }),
    ...(beneficiaires === 1 && agesRecus.length === 1 ? { age_donataire: agesRecus[0] } : {}),
    ...(ageSecond === undefined ? {} : { age_second_donateur: ageSecond }),
    ...(handicapDit(q.texte, undefined, !recu) ? { handicap: true } : {}),
    ...(motsDits('dutreil').test(q.texte) && !SANS_DUTREIL.test(q.texte) ? { dutreil: true } : {}),
    ...(nue && age !== undefined ? { nue_propriete_age: age } : {}),
    donateurs,
  };
  return donateurs > 1 && SA_DONATION.test(q.phrases.at(-1) ?? '') ? deLUnSeul(entree) : entree;
}
const CHACUN_DE_NOUS = motsDits(
  "chacun de nous|chacune de nous|chacun d'entre nous|chacun d'eux 2|chacun de nous 2|chacun des parents|chacun des epoux",
);
const SA_DONATION = motsDits(MA_DONATION);

/** « sur ma donation à moi »: what one of those who give gives. */
function deLUnSeul(e: Entree): Entree {
  const part = (montant: number | undefined): number | undefined => montant && montant / e.donateurs;
  return {
    ...sansAbsents({
      ...e,
      age_second_donateur: undefined,
      don_familial: part(e.don_familial),
      don_logement: part(e.don_logement),
    }),
    montant: e.montant / e.donateurs,
    donateurs: 1,
  };
}

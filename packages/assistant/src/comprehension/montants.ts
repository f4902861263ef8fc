import { ditDAutrui, ditDUnEx, estUnFraisDActivite, foisParAn, qualiteGenerale, motsDits } from '@francis/lecture';
import { natureDite, natureDuBenefice, travailleASonCompte } from './activite.ts';
import { attribuerPersonnes } from './attribution.ts';
import { NATURES_REVENU, type NatureRevenu, type Saisie } from './faits.ts';
import { estDUnLivret } from './livrets.ts';
import { heriterPeriodes } from './heritage-periode.ts';
import { estCompare, estUneGardeNette, loueEnMeuble } from './montants-a-part.ts';
import type { Role } from './lexique.ts';
import { annuelle, type Mention, lireMentions } from './mentions.ts';
import { lirePersonnes, type Personne } from './personnes.ts';
import { type RoleLu, attribuerRoles, roleDe } from './roles.ts';

/** One amount of the text, once understood. */
export interface Montant {
  readonly mention: Mention;
  readonly role: Role;
  readonly personne: Personne | undefined;
  readonly saisie: Saisie;
  /** No word says what it is: taken for an income by default. */
  readonly nu: boolean;
}

export interface MontantsLus {
  readonly montants: readonly Montant[];
  /** A micro-enterprise or a profit is named without its activity. */
  readonly activiteInconnue: boolean;
  /** The income of a former spouse was told, and left aside. */
  readonly autreEcarte: boolean;
}

export const estRevenu = (role: Role): role is NatureRevenu => (NATURES_REVENU as readonly Role[]).includes(role);

/** Whether a payment without period is monthly: only an income said to be spread over months. */
function saisieDe(mention: Mention, texte: string): Saisie {
  const qualite = mention.qualite !== 'inconnue' ? mention.qualite : qualiteGenerale(mention.phrase);
  return {
    montant: mention.montant,
    fois: foisParAn(mention.periodicite),
    ...(mention.periodicite.unite === 'an' || ANNUEL_AUTOUR.test(autour(mention)) ? { parAn: true } : {}),
    qualite: qualite === 'inconnue' ? qualiteGenerale(texte) : qualite,
  };
}

/** Words that make an amount without a period a yearly one. */
const ANNUEL_AUTOUR =
  /\b(?:cumul\w*|au total|en tout|(?:en|sur|pour|de|annee) 20\d\d|l'an dernier|l'annee derniere|job d'ete|cet ete|jobs? etudiants?|bulletin de decembre|de (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre) a)\b/;
const autour = (m: Mention): string => `${m.gauche.slice(-70)} ${m.droite.slice(0, 50)}`;

/** Maintenance that comes in is an income of the pensions; the same words name it when it goes out. */
const RECUE = motsDits(
  'recois|recevons|recoit|percois|percoit|touche|touchons|percevons|me verse|nous verse|me verser|nous verser|me versera|nous versera|me versent|nous versent|me verserait|verse par|versee par|recues|recue|recus|recu|percues|percue|percus|percu',
);
const VERSEE = motsDits(
  'recoit de moi|recoit de nous|je lui verse|je lui paie|je lui paye|je lui donne|je leur verse|je leur paie|je leur paye|je leur donne|je verse|je paie|je paye|je donne|que je verse|versee a|verse a|payee a|paye a|on lui verse|on leur verse|on verse|nous lui versons|nous leur versons|nous versons',
);

/** « 180 € de pension alimentaire de son père »: who owes it is not who speaks. */
const DE_QUI_LA_DOIT = motsDits(
  'alimentaire de son pere|alimentaire de leur pere|alimentaire de sa mere|alimentaire de leur mere|alimentaire de son papa|alimentaire de leur papa|alimentaire du pere|alimentaire du papa|alimentaire de la mere|alimentaire de mon ex|alimentaire de mon ex-mari',
);
/** The nearest verb before the amount says the way; failing it, any of the sentence. */
function pensionRecue({ gauche, droite, phrase }: Mention): boolean {
  if (DE_QUI_LA_DOIT.test(droite)) return true;
  const verbe = [
    ...gauche.matchAll(/\b((?:me|nous|m'a|m'ont) )?(verse|paie|paye|donne|envoie|vire|recois|percois|touche)s?\b/g),
  ].pop();
  if (verbe !== undefined && /^(?:verse|paie|paye|donne|envoie|vire)/.test(verbe[2] ?? '') && verbe[1] === undefined)
    return !/\b(?:pere|mere|ex|ex-\w+|mari|femme|il|elle) (?:\w+ )?$/.test(gauche.slice(0, verbe.index))
      ? false
      : RECUE.test(phrase) && !VERSEE.test(phrase);
  return RECUE.test(phrase) && !VERSEE.test(phrase);
}

/** « son père verse 180 par mois »: maintenance that comes in, when the children live here. */
const PRES = 34;
const DE_L_AUTRE_PARENT = motsDits(
  'son pere verse|leur pere verse|son papa verse|leur papa verse|le papa verse|sa mere verse|leur mere verse|la maman verse|son pere donne|leur pere donne|son papa donne|leur papa donne|le papa donne|sa mere donne|leur mere donne|son pere envoie|leur pere envoie|son papa envoie|leur papa envoie|le papa envoie|sa mere envoie|leur mere envoie|le pere verse|la mere verse|le pere donne|le pere envoie',
);
/** « ma femme a 2 garçons, leur père envoie 150 »: hers. */
const quiRecoit = (m: Mention): 1 | 2 =>
  lirePersonnes(m.phrase.slice(0, m.phrase.indexOf(m.gauche) + m.gauche.length - PRES)).findLast(
    ({ personne }) => typeof personne === 'number',
  )?.personne === 2
    ? 2
    : 1;
const A_QUELQU_UN = motsDits(
  'pension a mon|pension a ma|pension a mes|pension a nos|pension a notre|pension a son|pension a sa|pension a ses|pension pour mon|pension pour ma|pension pour mes|pension pour nos',
);
const DONNE = motsDits('verse|verser|versons|versant|paie|paye|payons|donne|donnons|envoie|envoyons');
/** « je verse 8 000 € de pension », « il verse 300 € de pension à sa mère »: what one pays is no pension of one's own. */
const estVersee = ({ gauche, droite }: Mention): boolean =>
  droite.slice(0, 40).includes('de pension') &&
  !droite.includes('de pension de r') &&
  (VERSEE.test(gauche) || (DONNE.test(gauche) && A_QUELQU_UN.test(droite)));

interface Contexte {
  readonly texte: string;
  readonly mention: Mention;
  readonly lu: RoleLu | undefined;
  readonly personne: 1 | 2;
  /** Another amount of the question is receipts or a turnover. */
  readonly autreRecette: boolean;
  /** Another one is rents, which have a regime of the same name. */
  readonly autreLoyer: boolean;
}

/** The nature of an income whose words leave it open. */
function preciser(role: Role, { texte, mention, lu, personne, autreRecette, autreLoyer }: Contexte): Role {
  if (estUnFraisDActivite(mention, travailleASonCompte(texte))) return 'hors_champ';
  if ((role === 'pension_alimentaire' && pensionRecue(mention)) || DE_L_AUTRE_PARENT.test(mention.gauche.slice(-PRES)))
    return 'pensions_autres';
  if (role === 'pensions_retraite' && estVersee(mention)) return 'pension_alimentaire';
  if (role === 'pensions_retraite' && estDeLAutre(texte, mention, personne)) return 'salaires';
  if (role === 'salaires' && PLACE_EN_EPARGNE.test(mention.phrase) && EPARGNE_SALARIALE.test(mention.gauche))
    return 'non_imposable';
  // « 17 000 comme auxiliaire de vie »: a trade, and nobody employed at home.
  if (role === 'emploi_domicile' && EN_TANT_QUE.some((mots) => mention.droite.startsWith(mots))) return 'salaires';
  if (role === 'non_imposable' && estUneGardeNette(mention)) return 'garde';
  if (role === 'interets' && estDUnLivret(mention.phrase)) return 'non_imposable';
  if (role === 'micro_bnc' && AU_REEL_BNC.test(texte) && !EN_MICRO.test(texte)) return 'bnc_reel';
  if (role === 'benefice') return natureDuBenefice(texte) ?? 'benefice';
  if (role === 'lmnp_micro' && motsDits('au reel|regime reel').test(mention.phrase)) return 'hors_champ';
  if (
    role === 'micro_bic_tourisme_non_classe' &&
    motsDits('classees|classee|classes|classe').test(`${mention.gauche} ${mention.droite}`) &&
    !motsDits('non classees|non classee|non classes|non classe|pas classees|pas classee|pas classes|pas classe').test(
      texte,
    )
  )
    return 'micro_bic_tourisme_classe';
  const vide = motsDits('vides|vide|nues|nue|nus|nu|non meublees|non meublee|non meubles|non meuble').test(
    `${mention.gauche} ${mention.droite}`,
  );
  if (!vide && (loueEnMeuble(role, mention, texte) || (role === 'loyers' && MEUBLE.test(texte)))) return meuble(texte);
  if (role === 'micro' && motsDits('tourisme|meublees|meublee|meubles|meuble|gites|gite|airbnb').test(texte))
    return meuble(texte);
  if (role !== 'micro' && !(role === 'salaires' && (lu === undefined || lu.vague))) return role;
  const nature = natureDite(texte, personne, mention.debut, role === 'micro');
  // « 52 000 imposable, et 8 400 de loyers en micro »: the regime of the rents.
  if (autreLoyer && !MICRO_ENTREPRISE.test(texte) && (nature === undefined || MICRO.has(nature) || role === 'micro'))
    return 'salaires';
  // Receipts are never « net taxable »: beside an amount of receipts, such words name a wage.
  if (role === 'salaires' && nature !== undefined && nature !== 'pensions_retraite') {
    const propre = mention.qualite === 'net_imposable' || mention.qualite === 'brut';
    if (propre && (autreRecette || /\bsalarie/.test(mention.phrase))) return 'salaires';
  }
  return nature ?? role;
}

const EN_TANT_QUE = [' comme ', ' en tant que ', ' en etant '];

const MICRO: ReadonlySet<Role> = new Set<Role>([
  'micro',
  'micro_bnc',
  'micro_bic_ventes',
  'micro_bic_services',
  'lmnp_micro',
]);
const MICRO_ENTREPRISE = motsDits(
  "micro-entreprise|micro entreprise|micro-entrepreneur|micro entrepreneur|micro-entrepreneuse|micro entrepreneuse|auto-entrepreneur|auto entrepreneur|autoentrepreneur|auto-entrepreneuse|auto entrepreneuse|freelance|consultant|consultante|independant|independante|bnc|bic|chiffre d'affaires|prestations|honoraires|vtc|airbnb|meuble|meublee|lmnp|gite",
);
/** A profession that files its own profit: the amount is what is left of the receipts. */
const AU_REEL_BNC = motsDits(
  'declaration controlee|2035|bnc net|bnc nets|bnc reel|benefice bnc|bnc apres charges|bnc au reel|resultat bnc',
);
const EN_MICRO = motsDits('micro|micro-bnc|micro bnc|auto-entrepreneur|autoentrepreneur|auto entrepreneur');

const SUITE_DU_PRECEDENT = ['de pension', 'de retraite', '€ de pension', '€ de retraite'];
/** « mon mari est à la retraite avec 25 000 de pension, moi 40 000 »: the pension is the retired one's, the pay the other's. */
const estDeLAutre = (texte: string, { gauche, debut }: Mention, personne: 1 | 2): boolean =>
  SUITE_DU_PRECEDENT.some((mots) => gauche.trimStart().startsWith(mots)) &&
  natureDite(texte, personne === 1 ? 2 : 1, debut) === 'pensions_retraite' &&
  natureDite(texte, personne, debut) !== 'pensions_retraite';

/** Profit sharing left in a plan is exempt; paid, it is a wage. */
const EPARGNE_SALARIALE = /\b(?:interessement|participation|abondement)\b[^.;]*$/;
const PLACE_EN_EPARGNE =
  /\b(?:plac\w+|vers\w+|mis|laisse\w*|bloqu\w+)\b[^.;?]{0,30}\b(?:pee|percol?|pereco|plan d'epargne)\b/;

const MEUBLE = /\bmeublee?s?\b|\blmnp\b|\bairbnb\b|\bgites?\b|\bsaisonni\w+/;
const meuble = (texte: string): Role => {
  if (
    motsDits('non classees|non classee|non classes|non classe|pas classees|pas classee|pas classes|pas classe').test(
      texte,
    )
  )
    return 'micro_bic_tourisme_non_classe';
  if (
    motsDits("classees|classee|classes|classe|chambres d'hotes|chambres d'hote|chambre d'hotes|chambre d'hote").test(
      texte,
    )
  )
    return 'micro_bic_tourisme_classe';
  return /\b(?:tourisme|airbnb|saisonni\w+|courte duree|gites?|abritel)\b/.test(texte)
    ? 'micro_bic_tourisme_non_classe'
    : 'lmnp_micro';
};

/** « Ma pension : 52 000 €, la sienne : 19 500 € »: the second amount takes the name of the first. */
function roleDuPrecedent(
  mentions: readonly Mention[],
  roles: readonly (RoleLu | undefined)[],
  i: number,
): Role | undefined {
  const [avant, mention] = [mentions[i - 1], mentions[i]];
  const role = roles[i - 1]?.role;
  if (!(avant && mention && role) || !estRevenu(role)) return undefined;
  if (avant.rang !== mention.rang && !REPRIS.test(mention.gauche)) return undefined;
  // « mon mari a 25 000 de pension, moi 40 000 »: a pension is named again, or the other has a pay.
  return role === 'pensions_retraite' && !DE_MEME_NATURE.test(mention.phrase) ? undefined : role;
}

const EN_MICRO_ENTREPRISE: ReadonlySet<string> = new Set(['micro_bnc', 'micro_bic_ventes', 'micro_bic_services']);
/** « moi rédactrice BNC 21 500, lui menuisier 47 000 »: each has the regime of their own trade. */
function selonLeMetier(role: Role | undefined, texte: string, qui: Personne, place: number): Role | undefined {
  if (role === undefined || !EN_MICRO_ENTREPRISE.has(role) || typeof qui !== 'number') return role;
  const nature = natureDite(texte, qui, place, true);
  return nature !== undefined && EN_MICRO_ENTREPRISE.has(nature) ? nature : role;
}

const REPRIS = motsDits(
  'la sienne|la mienne|le sien|le mien|les siennes|les miennes|les siens|les miens|celle de|celui de',
);
const DE_MEME_NATURE = motsDits(
  'la sienne|la mienne|les siennes|les miennes|retraites|retraitees|pensions|tous les 2|toutes les 2|chacun|chacune|respectivement',
);

const REVENU_MIN = 3000;
const RECETTES = /\b(?:chiffre d'affaires|ca|recettes|encaiss\w+|factur\w+|micro\S*|bnc|honoraires)\b/;

/** « 3 100 d’heures sup défiscalisées, mon mari 24 800 »: what was said of the amount before is not said of the next one's. */
function sansQueueExoneree(mentions: readonly Mention[], role: RoleLu | undefined, i: number): RoleLu | undefined {
  const [avant, mention] = [mentions[i - 1], mentions[i]];
  if (role?.role !== 'non_imposable' || !avant || !mention || avant.rang !== mention.rang) return role;
  const reste = mention.gauche.slice(mention.gauche.lastIndexOf(',') + 1);
  if (reste === mention.gauche || lirePersonnes(reste).length === 0) return role;
  const propre = roleDe(reste, mention.droite);
  return propre?.role === 'non_imposable' ? role : propre;
}

/** Amounts of a normalised text with what each one is and whose it is. `roleParDefaut`: for a bare amount of a follow-up. `annee`: that of the incomes. */
export function lireMontants(texte: string, roleParDefaut: Role | undefined, annee: number): MontantsLus {
  const propres = lireMentions(texte).filter((m) => !ditDAutrui(texte.slice(0, m.debut)) && !estCompare(m));
  const sansEx = propres.filter((m) => !ditDUnEx(texte.slice(0, m.debut)));
  // Told alone, the other one's income is what the question is about.
  const brutes = sansEx.some((m) => annuelle(m) >= REVENU_MIN) ? sansEx : propres;
  const roles = attribuerRoles(brutes).map((role, i) => sansQueueExoneree(brutes, role, i));
  const mentions = heriterPeriodes(
    brutes,
    roles.map((r) => r?.role ?? roleParDefaut),
    texte,
    annee,
  );
  const personnes = attribuerPersonnes(
    mentions,
    roles.map((r) => r?.role),
  );
  let activiteInconnue = false;
  const montants = mentions.flatMap((mention, i): Montant[] => {
    const lu = roles[i];
    // « mon ex me verse 350 € »: it comes from somebody else and is mine.
    const personne = /\b(?:me|m'a|nous|nous a) vers(?:e|ait)\b[^.;]*$/.test(mention.gauche)
      ? 1
      : DE_L_AUTRE_PARENT.test(mention.gauche.slice(-PRES))
        ? quiRecoit(mention)
        : personnes[i];
    if (
      lu === undefined &&
      roleParDefaut === undefined &&
      mention.montant < 100 &&
      (mention.montant !== 0 || personne === undefined)
    )
      return [];
    const autreRecette = mentions.some(
      (m, j) => m !== mention && (roles[j]?.role.startsWith('micro') === true || RECETTES.test(m.droite)),
    );
    const ellipse =
      lu === undefined && roleParDefaut === undefined && personne !== undefined
        ? selonLeMetier(roleDuPrecedent(mentions, roles, i), texte, personne, mention.debut)
        : undefined;
    const autreLoyer = roles.some((r, j) => j !== i && r?.role === 'loyers') && lu?.role !== 'loyers';
    const contexte = { texte, mention, lu, personne: personne === 2 ? 2 : 1, autreRecette, autreLoyer } as const;
    let role = preciser(lu?.role ?? roleParDefaut ?? ellipse ?? 'salaires', contexte);
    if (role === 'micro' || role === 'benefice') {
      activiteInconnue = true;
      role = 'micro';
    }
    return [
      {
        mention,
        role,
        personne,
        saisie: saisieDe(mention, texte),
        nu: lu === undefined && roleParDefaut === undefined,
      },
    ];
  });
  return { montants, activiteInconnue, autreEcarte: brutes.length < propres.length };
}

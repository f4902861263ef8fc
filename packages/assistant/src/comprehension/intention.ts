import { compterMotsInformatifs } from '@francis/knowledge';
import { derniereAnneeCouverte } from '@francis/fiscal';
import { estUneBorne, horsDuBareme, horsDuSeuil, lireDemandes, lireMotsDecisifs, motsDits } from '@francis/lecture';
import type { Collecte } from './collecter.ts';
import { declarationAuChoix } from './declaration-au-choix.ts';
import { ajouteUnEnfant } from './enfants.ts';
import { demandeChezQui } from './enfants-des-concubins.ts';
import type { Faits } from './faits.ts';
import { coutDeLaLocation, type Levier, lireLevier } from './leviers.ts';
import { demandeLePlafondPer } from './plafond-demande.ts';
import { lireParametresDemandes } from './parametres-demandes.ts';
import { parleDUnion } from './situation.ts';

export type ObjetCompare =
  | 'augmentation'
  | 'union'
  | 'frais_reels'
  | 'option_bareme'
  | 'rattachement'
  | 'regime_foncier'
  | 'enfant'
  | 'parent_declarant'
  | Levier;
export type Accent =
  | 'impot'
  | 'tmi'
  | 'parts'
  | 'decote'
  | 'rfr'
  | 'rni'
  | 'taux_moyen'
  | 'reductions'
  | 'quotient'
  | 'taux_prelevement'
  | 'prelevements';

export type Intention =
  | { readonly type: 'impot'; readonly accent: Accent }
  | { readonly type: 'comparaison'; readonly objet: ObjetCompare }
  | { readonly type: 'seuil' }
  | { readonly type: 'bareme' }
  | { readonly type: 'plafond_per' }
  | { readonly type: 'decote_seule' }
  | { readonly type: 'forfait_capital' }
  | { readonly type: 'benefice_micro' }
  | { readonly type: 'definition' }
  | { readonly type: 'parametres'; readonly noms: readonly string[]; readonly suite?: string }
  | { readonly type: 'progressivite' };

const MICRO = ['micro_bnc', 'micro_bic_ventes', 'micro_bic_services'] as const;
const ECONOMIE =
  /\bcombien (?:je |j'|on |nous |ca |cela |vais-je |puis-je )?(?:me |nous )?(?:gagn\w*|economis\w*|rapport\w*|recuper\w*|fai[st]|recup\w*)|\beconom\w+|\bimpots? en moins\b|\breduc\w+ (?:de |d')?(?:mon |l'|mes )?impots?\b|\bbaiss\w+ (?:de |mes |mon |d'|l'|notre |nos )?impots?\b|\bimpots?\b[^.?]{0,15}\b(?:baiss|diminu|redui)\w*|\bgain (?:d'impot|fiscal)\b|\bavantage fiscal\b|\bca (?:me |nous )?fait (?:combien|economiser|gagner)\b|\binteressant\b|\bvaut[- ]il\b|\bmoins d'impots?\b|\ble gain\b|\bbaisse(?:rait|ra)? de combien\b|\bsans et avec\b|\bavec et sans\b|\bimpots? en moin\w?\b|\bchang\w+ (?:notre|mon|l') ?impot de combien\b|\bdifference\b|\b(?:gagne|gagner|economis\w+|recuper\w+) (?:combien|quoi)\b/;
/** A raise that is weighed; a bonus merely told is one more income. */
const SUPPLEMENT =
  /\baugment\w*|\bhausse\b|\brallonge\b|\bde plus\b|\bsupplementaires?\b|\ben plus\b|\bpropos\w+|\brest\w+|\bsur (?:la|cette|ma) prime\b|\bgarde\w*|\bsi (?:je|j'|on)\b/;
/** The actual expenses are a fact told, not a choice to weigh. */
/** Decisive words of a try. */
const ESSAIS = ['essai', 'hypothese'];
const FRAIS_DEDUITS =
  /\b(?:deduit|deduis|deduisons|declare|declarons|declarer|opte|prend|prends)\b[^.?]{0,30}\bfrais (?:reels?|kilometriques)\b|\b(?:aux|en) frais reels\b/;
const CHOIX_DE_FRAIS =
  /\bou (?:bien )?(?:les|le|l'|au|aux|rester|garder|prendre|non|pas|abattement|forfait|frais)\b|\bmieux\b|\binteret\b|\binteress\w+|\bavantag\w+|\bchoisir\b|\beconom\w+|\bgagn\w+ (?:combien|quoi|a)\b|\bcombien [^.?]{0,20}gagn\w+|\bdifference\b|\bvaut\b|\bquel impot avec\b|\bcompar\w+|\bpreferable\b|\bavec (?:les|l'abattement de) 10 %|\b10 % et\b/;
/** The scale of the income tax, or the income from which it is due: other taxes have their scales and their thresholds. */
const duBareme = (texte: string): boolean => compterMotsInformatifs(horsDuBareme(texte)) === 0;
/** « plafond micro-entreprise, je suis à 79 000 »: the limit of the regime, whatever is earned under it. */
const demandeUnPlafond = (texte: string, faits: Faits): boolean =>
  faits.situation === undefined &&
  motsDits('plafond|plafonds|seuil|limite').test(texte) &&
  motsDits('micro|micro-entreprise|micro-bic|micro-bnc|micro-foncier|auto-entrepreneur|auto-entreprise').test(texte) &&
  !motsDits('impot|impots|payer|tva|depasse|depasser|depassement|cotisations|urssaf').test(texte);

const duSeuil = (texte: string): boolean => compterMotsInformatifs(horsDuSeuil(texte)) === 0;
/** « jusqu’à combien sans payer d’impôt ? », « quel salaire pour payer 0 ? »: the same, asked from the other end. */
const SANS_IMPOT = motsDits(
  "pas d'impot|pas d'impots|sans payer d'impot|sans payer d'impots|sans payer l'impot|sans impot|sans impots|sans etre imposable|sans etre impose|sans etre imposee|sans etre imposes|payer aucun impot|paie aucun impot|aucun impot|pas payer d'impot|pas payer d'impots|commencer a payer|commence a payer|commence a etre imposable|suis-je non imposable|suis non imposable|est-on non imposable|est non imposable|sommes non imposables|paie pas d'impot|paie pas d'impots|paye pas d'impot|paye pas d'impots|payer pas d'impot|pas etre imposable|pas etre impose|etre non imposable|rester non imposable|payer 0|payer 0 €|0 € d'impot|0 d'impot|zero impot|0 impot",
);
const JUSQU_OU = motsDits(
  "jusqu'a|jusqu'ou|combien|quel salaire|quel revenu|quelle somme|quel montant|quel net|maximum|max|au plus|salaire maximum|plafond",
);
const UN_ENFANT_DE_PLUS = /\b(?:avec|grace a) (?:ce|cet|cette) (?:\w+ )?(?:enfant|bebe)\b/;
const DEFINITION =
  /\bc'est quoi\b|\bqu'est[- ]ce (?:que|qu')|\bque (?:signifie|veut dire)\b|\bdefini\w+|\bcomment (?:fonctionne\w*|marche\w*|ca marche)\b|\bexplique\w*\b|\ba quoi (?:sert|correspond)\b/;
const HYPOTHESE =
  /\b(?:et )?si (?:je|j'|on|nous|ma|mon|elle|il)\b|\ben versant\b|\ben (?:mettant|placant|ajoutant)\b|\b(?:et )?avec\b.{0,20}\bper\b|\ble fait de verser\b|\bun versement de\b|\bverser\b/;

/** What is asked, for the field that the engine covers. `suivi`: there are earlier turns. */
export function lireIntention(
  texte: string,
  collecte: Collecte,
  faits: Faits,
  suivi: boolean,
  annee = faits.annee ?? derniereAnneeCouverte(),
): Intention {
  const limites =
    aDesRevenus(faits, collecte) && !demandeUnPlafond(texte, faits) ? undefined : lireParametresDemandes(texte);
  if (limites) return { type: 'parametres', ...limites };
  const roles = new Set(collecte.montants.map((m) => m.role));
  if (
    /\b(?:tout|toute|entier|entiere|ensemble|totalite|integralite)\b[^.?]{0,60}\b(?:taxe|impose|taxee|imposee|passe|a)\b[^.?]{0,30}\d{2} ?%/.test(
      texte,
    ) ||
    (/\b(?:change|passe|entre|bascule|saute|monte)\w*\b[^.?]{0,30}\btranche\b/.test(texte) &&
      /\b(?:perd\w*|refus\w*|y perdre|moins gagner|gagner moins)\b/.test(texte))
  )
    return { type: 'progressivite' };
  if (
    /\ba partir de (?:quel|combien)\b[^?.]{0,60}\b(?:salaire|revenu|gagn\w*|montant|net)?\b/.test(texte) &&
    motsDits('impot|impots|imposable|payer|paie|paye|imposer').test(texte) &&
    duSeuil(texte) &&
    collecte.montants.length === 0
  )
    return { type: 'seuil' };
  if (
    /\b(?:seuil|salaire|revenu)\b[^?.]{0,40}\b(?:d'imposition|(?:pour etre|non) imposable|devient imposable|commence a payer)\b/.test(
      texte,
    ) &&
    duSeuil(texte) &&
    collecte.montants.length === 0
  )
    return { type: 'seuil' };
  if (
    SANS_IMPOT.test(texte) &&
    JUSQU_OU.test(texte) &&
    duSeuil(texte) &&
    collecte.montants.every((m) => m.mention.montant === 0)
  )
    return { type: 'seuil' };
  if (demandeLePlafondPer(texte) && !roles.has('per')) return { type: 'plafond_per' };
  if (faits.impotBrut !== undefined && motsDits('decote').test(texte)) return { type: 'decote_seule' };
  if (estCapitalSeul(collecte, faits, texte)) return { type: 'forfait_capital' };
  if (
    /\bbenefice (?:imposable|taxable|net)\b|\babattement\b[^.?]{0,30}\bmicro\b/.test(texte) &&
    faits.situation === undefined &&
    MICRO.some((r) => roles.has(r))
  )
    return { type: 'benefice_micro' };
  // « et si je prends mes frais réels ? »: tried, against the flat deduction.
  const fraisEssayes = suivi && ESSAIS.some((mot) => lireMotsDecisifs(texte).includes(mot));
  const fraisDeduits = FRAIS_DEDUITS.test(texte) && !CHOIX_DE_FRAIS.test(texte) && !fraisEssayes;
  if (
    !fraisDeduits &&
    motsDits('frais reels|frais reel').test(texte) &&
    (motsDits('ou|abattement|forfait|10|mieux|interet|avantageux|choisir').test(texte) || ECONOMIE.test(texte))
  )
    return { type: 'comparaison', objet: 'frais_reels' };
  if (!fraisDeduits && faits.trajet !== undefined && (faits.trajet.cv !== undefined || motsDits('frais').test(texte)))
    return { type: 'comparaison', objet: 'frais_reels' };
  if (demandeChezQui(texte, faits)) return { type: 'comparaison', objet: 'parent_declarant' };
  if (parleDUnion(texte) || (faits.situation === 'concubinage' && declarationAuChoix(texte, annee)))
    return { type: 'comparaison', objet: 'union' };
  if (
    /\b(?:rattach\w*)\b/.test(texte) &&
    !/\b(?:non|pas|plus|n'est|jamais) rattache/.test(texte) &&
    (motsDits('pension').test(texte) || /\b(?:ou|vaut|mieux|interet|avantage\w*)\b/.test(texte)) &&
    (faits.pensionMajeur !== undefined || faits.pensionMineur !== undefined)
  )
    return { type: 'comparaison', objet: 'rattachement' };
  if (
    (faits.dividendes ?? faits.interets ?? faits.plusValuesMobilieres) !== undefined &&
    (motsDits('flat tax|pfu|forfaitaire|flat-tax|12.8 %|30 %').test(texte) || AU_BAREME_OU_NON.test(texte)) &&
    (motsDits('bareme|2op').test(texte) || DEUX_OPTIONS.test(texte)) &&
    (motsDits('bareme').test(texte) || lireDemandes(texte).some((d) => d === 'gain' || d === 'comparaison'))
  )
    return { type: 'comparaison', objet: 'option_bareme' };
  if (
    (roles.has('loyers') || faits.loyers !== undefined) &&
    motsDits('micro|micro-foncier|microfoncier').test(texte) &&
    motsDits('reel').test(texte) &&
    faits.chargesFoncieres !== undefined
  )
    return { type: 'comparaison', objet: 'regime_foncier' };
  if ((faits.enfantANaitre || ajouteUnEnfant(texte) || UN_ENFANT_DE_PLUS.test(texte)) && ECONOMIE.test(texte))
    return { type: 'comparaison', objet: 'enfant' };
  if (collecte.passage) return { type: 'comparaison', objet: 'augmentation' };
  if (roles.has('augmentation') && SUPPLEMENT.test(texte)) return { type: 'comparaison', objet: 'augmentation' };
  if (
    roles.has('per') &&
    (ECONOMIE.test(texte) || (HYPOTHESE.test(texte) && (suivi || /\bsi (?:je|j'|on|nous)\b|\bverser\b/.test(texte))))
  )
    return { type: 'comparaison', objet: 'per' };
  if (roles.has('don') && HYPOTHESE.test(texte) && (ECONOMIE.test(texte) || suivi))
    return { type: 'comparaison', objet: 'don' };
  if (roles.has('emploi_domicile') && HYPOTHESE.test(texte) && (ECONOMIE.test(texte) || suivi))
    return { type: 'comparaison', objet: 'emploi_domicile' };
  const levier = suivi ? coutDeLaLocation(texte, roles, faits) : lireLevier(texte, roles);
  if (levier !== undefined) return { type: 'comparaison', objet: levier };
  if (collecte.montants.length === 0 && DEFINITION.test(texte)) return { type: 'definition' };
  const accent = lireAccent(texte);
  if (
    collecte.montants.length === 0 &&
    !suivi &&
    motsDits('bareme|tranches|tranche|seuils|seuil').test(texte) &&
    duBareme(texte) &&
    !motsDits(
      'ma tmi|ma tranche|mon tmi|mon tranche|notre tmi|notre tranche|sa tmi|sa tranche|leur tmi|leur tranche|quelle tmi|quelle tranche',
    ).test(texte) &&
    accent !== 'decote'
  )
    return { type: 'bareme' };
  return { type: 'impot', accent };
}

/** « le forfait est toujours le plus intéressant ? », « entre les deux options »: against the scale, that goes without saying. */
const DEUX_OPTIONS = motsDits(
  "2 options|l'autre option|l'autre solution|2 solutions|plus interessant|plus avantageux|plus rentable|mieux que l'autre",
);
const AU_BAREME_OU_NON = motsDits('cocher|cocher la case|option|opter|choisir|prendre');

/** The question gives an income: it wants its own figure, not the legal limit. */
const aDesRevenus = (faits: Faits, collecte: Collecte): boolean =>
  collecte.montants.some((m) => m.role !== 'deficit_foncier') ||
  (collecte.montants.length === 0 && faits.personne1?.revenus !== undefined && faits.situation !== undefined);

/** Only capital income is spoken of, and it stays under the flat tax. */
function estCapitalSeul(collecte: Collecte, faits: Faits, texte: string): boolean {
  // The surtax is that of buildings.
  if (lireMotsDecisifs(texte).includes('surtaxe')) return false;
  const capital = faits.dividendes ?? faits.interets ?? faits.plusValuesMobilieres;
  const autres = faits.personne1?.revenus ?? faits.personne2?.revenus ?? faits.revenuCommun ?? faits.loyers;
  return (
    capital !== undefined &&
    autres === undefined &&
    collecte.montants.some(({ mention }) => !estUneBorne(texte, mention.debut, mention.fin)) &&
    (motsDits('pfu|flat tax|forfaitaire').test(texte) || faits.situation === undefined) &&
    !motsDits('bareme').test(texte)
  );
}

const SANS_AVANTAGE =
  /\b(?:pas|ni|sans|aucune?|zero|hors) (?:de |d')?(?:reductions?|credits?)(?: (?:ni|ou) (?:de )?(?:reductions?|credits?))?(?: d'impots?)?/g;

const TAUX_DU_COUPLE = motsDits(
  'taux commun|taux du foyer|taux individualise|taux individuel|taux personnalise|mon taux a moi|son taux a elle|son taux a lui',
);
/** Nothing else before the mark: « pensions 19 200 €. Tranche ? » */
const TRANCHE_SEULE = motsDits('tranche ?|tranche?');
const SOCIAUX = motsDits(
  'et les prelevements sociaux|les prelevements sociaux|combien de prelevements sociaux|quels prelevements sociaux',
);
function lireAccent(texte: string): Accent {
  const moyen = motsDits("taux moyen|taux effectif|taux d'imposition moyen").test(texte);
  if (moyen) return 'taux_moyen';
  if (TAUX_DU_COUPLE.test(texte) || (texte.includes('taux') && lireDemandes(texte).includes('retenue')))
    return 'taux_prelevement';
  if (SOCIAUX.test(texte) && !motsDits('impot|impots|imposition|en tout|au total').test(texte)) return 'prelevements';
  if (
    /\btmi\b|\btranches? marginales?\b|\btaux marginal\b|\b(?:quelle|dans quelle|ma|notre) tranche\b|\btranche d'impo\w*/.test(
      texte,
    ) ||
    TRANCHE_SEULE.test(texte)
  )
    return 'tmi';
  if (
    /\bcombien de parts?\b|\bnombre de parts?\b|\bquotient familial\b(?=.*\bparts?\b)|\bmes parts\b|\bparts fiscales\b|\bai[- ]je droit a combien de parts\b/.test(
      texte,
    )
  )
    return 'parts';
  if (motsDits('decote').test(texte)) return 'decote';
  if (motsDits('revenu fiscal de reference|rfr').test(texte)) return 'rfr';
  if (
    /\b(?:quel|mon|notre|calcul\w*) (?:est (?:mon|notre) )?revenu net imposable\b[^.?]{0,20}\?|\brevenu net (?:global|imposable) (?:du foyer|apres abattement)\b.{0,10}\?/.test(
      texte,
    )
  )
    return 'rni';
  if (motsDits("taux moyen|taux effectif|taux reel|taux d'imposition moyen|pourcentage").test(texte))
    return 'taux_moyen';
  if (
    motsDits(
      "reductions d'impot totale|reductions d'impot pour|reductions d'impot de|reductions d'impot au titre|reductions totale|reductions pour|reductions de|reductions au titre|reduction d'impot totale|reduction d'impot pour|reduction d'impot de|reduction d'impot au titre|reduction totale|reduction pour|reduction de|reduction au titre|reduction d'impot|quelle reduction|combien de reduction|credits d'impot|credit d'impot",
    ).test(texte.replace(SANS_AVANTAGE, ' '))
  )
    return 'reductions';
  return 'impot';
}

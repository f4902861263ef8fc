import {
  AUTRE_DON_SANS_MONTANT,
  AVEC_L_AUTRE_PARENT,
  ENFANT_ET_CONJOINT,
  motsDits,
  NOUS_DONNONS,
  SANS_L_AUTRE,
  VERBES_DU_DON,
} from '@francis/lecture';
import { type FaitManquant, manque } from '../domaine.ts';
import {
  montantUnique,
  type QuestionLue,
  sansPassages,
  trouverAge,
  trouverMontant,
  trouverUnAge,
} from '../question.ts';
import { agesDesDonataires, agesDesDonateurs } from './ages-dits.ts';
import { dateDuDon } from './date-dite.ts';
import { descendanceDite } from './descendance-dite.ts';
import { COUPLE_DONATEUR, DEUX_AGES, donateursChacun, PLUSIEURS_DONATEURS } from './donateurs-dits.ts';
import { DETTE_GARDEE, DETTE_REPRISE, lireDettes } from './dettes.ts';
import type { EntreeDonation as Entree } from './entree-donation.ts';
import { exonerationsDites } from './exonerations-dites.ts';
import { type GestesLus, lireGestes } from './gestes.ts';
import { handicapDit } from './handicap-dit.ts';
import { CONFLIT, sansAutreParentMort } from './liens-du-don.ts';
import { AVEC_SON_CONJOINT, donneADeux, estRecu, lireParente } from './parente-du-don.ts';
import { lirePartage, lirePartsDites } from './parts-dites.ts';

const SUJET =
  /\bdonations?\b|\bdons? (?:de \d+|manuels?|familia\w+|de sommes?|d'argent)\b|\bdroits? de (?:donation|mutation)\b|\b(?:re-?)?(?:donner?|donne|donnons|donnent|donnerai\w*|offrir|offre|offrent|transmettre|transmets|transmet|virer|virements?|aider|verser?|verse)\b/;
const DROITS =
  /\bdroits?\b|\bfisc\w*\b|\bimpots?\b|\btax\w+|\bpayer\b|\b(?:je|on|elle|il) paye?\b|\bdoi[ts]\b|\bdevoir\b|\babattements?\b|\bexoner\w+|\bcombien\b|\bcoute\w*\b|\bdeclarer\b/;
const AUTRE_SUJET =
  /\b(?:association|oeuvres?|fondation|restos du coeur|croix[- ]rouge|secours|recu fiscal|reduction d'impot|pension alimentaire|per|epargne[- ]retraite|assurances?[- ]vie|loyers?|dividendes?|succession|herit\w+|deces|decede\w*|mort\w*)\b/;
const SANS_ARGENT =
  /\bpas d'argent\b|\b(?:terrain|maison|appartement|bien|immeuble|biens immobiliers)\b|\b(?:sans|pas|ne peu\w+ pas|ni|hors)\b[^.?]{0,40}\b(?:don familial|somme d'argent|sommes d'argent|exoneration de sommes)\b/;
const ARGENT = motsDits(
  '790 g|argent|file|filer|filent|filons|refile|refiler|vire|virer|virent|virements|virement|especes|cheques|cheque|liquide|don familial|sommes|somme|cash|euros sur',
);

/** Each parent gives half of what both give. */
const DEUX_DONATEURS =
  /\b(?:papi|papy|papa|mon pere|mon grand-pere|pepe|maman|ma mere) (?:\(\d+ ans\) )?et (?:mamie|mamy|maman|ma mere|ma grand-mere|meme|papa|mon pere) (?:\(\d+ ans\) )?(?:me|m'|nous|veulent|vont|souhaitent)\b|\bcouple marie\b[^.?]{0,20}\b(?:on|nous)\b|\b(?:mes|nos|ses) (?:grands?[- ]|beaux[- ])?parents (?:\([^)]{0,25}\) )?(?:(?:me|nous|m'|veulent|vont|souhaitent|pensent|comptent|ont|lui)\b|donnent)|\b(?:on|nous) (?:est|sommes) (?:maries|pacses)\b[^.?]{0,40}\b(?:on|nous)\b|(?<!\b(?:a|pour|entre) )\b(?:ma femme|mon mari|mon epouse?|mon conjoint) et moi\b|\b(?:on|nous) (?:donn\w+|voul\w+ donner|veut donner|souhait\w+ donner|fait une donation)[^.?]{0,60}\b(?:notre|nos)\b/;

/** « ma femme leur donne pareil »: as much again. */
const AUTANT = motsDits('pareil|autant|aussi|egalement|la meme somme|la meme chose|le meme montant');

const DON_DIT = motsDits(VERBES_DU_DON);

/** Given each month to somebody to live on: no gift. */
const ENTRETIEN = /\b(?:etudiante?s?|etudes|loyer|deduire|deduis|deductible|pension|rattache\w*|foyer fiscal)\b/;

export function lireDonation(dite: QuestionLue) {
  const question = sansAutreParentMort(dite);
  if (
    question.juridiction !== 'FR' ||
    !(SUJET.test(question.texte) || DON_DIT.test(question.texte)) ||
    AUTRE_SUJET.test(question.texte)
  )
    return undefined;
  // Registration duties on a sale are called so too.
  if (
    /\b(?:cession|cede\w*|acquereurs?|vente)\b/.test(question.texte) &&
    !/\bdon(?:ation|ne\w*)?s?\b/.test(question.texte)
  )
    return undefined;
  const reguliers = question.montants.some((m) => m.periodicite.unite !== 'absente');
  if (
    reguliers &&
    (ENTRETIEN.test(question.texte) || !motsDits('donations|donation|droits|droit').test(question.texte))
  )
    return undefined;
  const lus = lireGestes(question, 'donation');
  const dettes = lireDettes(lus.q);
  const q = sansPassages(dettes.q, descendanceDite(dettes.q.texte));
  const parts = lirePartsDites(q);
  const montant = parts?.[0]?.montant ?? lireMontantDonne(q);
  const gratuite =
    motsDits('donations|donation|droits|droit|don manuel|don familial').test(q.texte) || DROITS.test(q.texte);
  if (!gratuite) return undefined;
  const demande =
    /\bcombien\b|\bquels? (?:droits?|impots?|montant)\b|\bdroits?\b[^?]*\?|\bdroits?(?: (?:totaux|au total|en tout|dus|pour \w+))* ?$|\btotal des droits\b|\bdevoir\b|\bpayer\b|\b(?:je|on|elle|il|nous) (?:dois|doit|devons|pai?e|paye|paierai|payons)\b|\btaxe?\b|\bcoute\w*\b|\bcalcul\w*\b/.test(
      question.texte.trim(),
    );
  if (montant === undefined || !demande) return undefined;
  const dit = parts?.[0]?.lien ?? lireParente(q);
  const lien = dit === CONFLIT ? undefined : dit;
  const manques: FaitManquant[] = [];
  if (lien === undefined)
    manques.push(
      manque('le lien de parenté avec la personne qui reçoit', 'il fixe l’abattement et le barème', 'donation.lien'),
    );
  // Their child is one of those who receive, and the other is not: two ties in « nous ».
  if ((BELLE_FAMILLE.test(q.texte) && NOUS.test(q.texte)) || COUPLE_QUI_RECOIT.test(q.texte))
    manques.push(manque('qui reçoit quoi', 'leur enfant a un abattement et un barème, son conjoint n’en a pas'));
  if (lus.geste === undefined && lus.epuise === undefined && AUTRE_DON.test(question.texte))
    manques.push(
      manque('le montant et la date du don fait avant', 'il a pu user l’abattement', 'donation.donations_anterieures'),
    );
  const ensemble = donateursChacun(q.texte);
  if (ensemble !== undefined && (ensemble < 2 || ensemble > DONATEURS_MAX))
    manques.push(manque('combien de personnes donnent', 'chacune a ses propres abattements'));
  const gardee = DETTE_GARDEE.test(question.texte) && !motsDits('donataire').test(question.texte);
  const reprise = DETTE_REPRISE.test(question.texte);
  if (dettes.passif > 0 && !gardee && !reprise)
    manques.push(
      manque(
        'qui remboursera le prêt après la donation',
        'repris par la personne qui reçoit, il se déduit de ce qui est donné',
      ),
    );
  if (manques.length > 0 || lien === undefined) return { manques };
  const entree: Entree = {
    ...completer(q, montant, lien),
    ...(changeDeDonataire(q) ? {} : dansLeTemps(lus)),
    ...(dettes.passif > 0 && !gardee ? { dette: dettes.passif } : {}),
  };
  if (NUE_PROPRIETE.test(q.texte) && entree.nue_propriete_age === undefined)
    return {
      manques: [manque('l’âge de la personne qui garde l’usufruit', 'il fixe la valeur de la nue-propriété')],
    };
  if (parts === undefined) return { entree };
  const argent = entree.don_familial !== undefined;
  return {
    entree: {
      ...entree,
      montant,
      ...(argent ? { don_familial: montant } : {}),
      beneficiaires: 1,
      autres: parts
        .slice(1)
        .map((part) => ({ ...part, ...(argent && part.lien !== 'autre' ? { don_familial: part.montant } : {}) })),
    },
  };
}

/** « et pour un petit-fils ? »: what somebody else was given is not recalled against this one (CGI art. 784). */
function changeDeDonataire(q: QuestionLue): boolean {
  const derniere = q.phrases.at(-1) ?? '';
  if (q.phrases.length < 2 || q.derniers.length > 0 || motsDits('deja|abattement|abattements|date').test(derniere))
    return false;
  const apres = lireParente({ ...q, phrases: [derniere] });
  const avant = lireParente({ ...q, phrases: q.phrases.slice(0, -1) });
  return (
    apres !== undefined &&
    avant !== undefined &&
    (apres !== avant || motsDits('autre|second|seconde|deuxieme').test(derniere))
  );
}

const dansLeTemps = ({ geste, epuise }: GestesLus): Partial<Entree> => {
  if (epuise !== undefined) return { abattement_epuise: true, ...epuise };
  if (geste === undefined) return {};
  const { montant, ...quand } = geste;
  return { donations_anterieures: montant, ...quand };
};

const A_MOI = motsDits('et moi|pour moi');
const CHACUN_APRES = /^ ?€? ?(?:a |pour )?(?:chacune?|par (?:enfant|tete|personne)|chaque)\b/;
const SUITE = /^ ?(?:et|mais|ok|sinon|plutot|non|en fait)\b/;

function lireMontantDonne(q: QuestionLue): number | undefined {
  // « 100 000 à mon mari et moi (50 000 chacun) »: what one receives.
  const aChacun = estRecu(q.texte) && A_MOI.test(q.texte);
  const sien = aChacun ? trouverMontant(q, { apres: /^ ?€? ?(?:a )?chacune?\b/ }) : undefined;
  const deChacun = trouverMontant(q, { apres: CHACUN_APRES });
  // « 1,8 M€, 900 000 € chacun »: the total, told with what each receives.
  if (deChacun !== undefined && q.montants.every(({ montant }) => Number.isInteger(montant / deChacun)))
    return deChacun;
  const [suite, ...autres] = q.phrases.length > 1 ? q.derniers : [];
  if (suite !== undefined && autres.length === 0 && SUITE.test(q.phrases.at(-1) ?? '')) return suite.montant;
  const lu = trouverMontant(q, {
    avant: /\b(?:redonn\w+|donn\w+|don|donation|offr\w+|transm\w+|vers\w+|vir\w+|aid\w+|recoi\w+|recu|de|sur)\b/,
    apres: /^ ?(?:€)?[^.]{0,40}\b(?:a m|par virement|a l'|aux?|en especes|pour)\b/,
    sauf: /\b(?:vendre|vendu|vente|vend|revendu)\b[^#]{0,30}#|\b(?:abattement|patrimoine|salaires?|revenus?|impots?)\b[^#]{0,25}#/,
  });
  return (
    sien ??
    lu ??
    (/\b(?:patrimoine|salaires?|revenus?|imposables?|gagn\w+|celibataire|vend\w*)\b/.test(q.texte)
      ? undefined
      : montantUnique(q))
  );
}

/** Who keeps the usufruct gives the bare ownership (CGI art. 669). */
const NUE_PROPRIETE = motsDits(
  "nue-propriete|nue propriete|np|garde l'usufruit|gardent l'usufruit|gardons l'usufruit|gardant l'usufruit|garder l'usufruit|conserve l'usufruit|conservant l'usufruit|conserver l'usufruit|conservons l'usufruit|reserve l'usufruit|reservent l'usufruit|reservant l'usufruit|reserver l'usufruit|reserve d'usufruit|usufruit reserve|garde l'us|garde usufruit",
);
/** « elle a 75 ans », said apart from who gives. */
function ageDeQuiDonne(texte: string): number | undefined {
  const age = trouverUnAge(texte);
  const siens = [`elle a ${age} ans`, `il a ${age} ans`, `qui a ${age} ans`];
  return age !== undefined && siens.some((dit) => texte.includes(dit)) ? age : undefined;
}
const BELLE_FAMILLE = motsDits('beaux-parents|beaux parents|beau-pere|belle-mere|beau pere|belle mere');
const NOUS = motsDits('nous ont|nous donnent|nous donne|nous a|nous font|nous offrent|nous veulent');

const SANS_DUTREIL = /\b(?:pas|sans|hors|aucun|ni|non)\b[^.,;]{0,16}\bdutreil\b/;
const DONATEURS_MAX = 4;
const ILS_DONNENT = motsDits(
  "m'ont|nous ont|me font|me virent|me donnent|nous donnent|me filent|me versent|me veulent|veulent|vont|chacun|chacune|ensemble|souhaitent|offrent|comptent|leur argent commun",
);
const ON_DONNE = motsDits('on|nous|notre|nos|donnons|a deux');
const L_UN_SEUL = motsDits('ne donne rien|ne donne pas|ne met rien|ne verse rien|donne seul|donne seule');
/** Two ages are told: whether both of them give. */
const donnentEnsemble = (texte: string, recu: boolean): boolean =>
  !L_UN_SEUL.test(texte) && (recu ? ILS_DONNENT : ON_DONNE).test(texte);
const AUTRE_DON = motsDits(AUTRE_DON_SANS_MONTANT);
const COUPLE_QUI_RECOIT = motsDits(ENFANT_ET_CONJOINT);
const PARENTS_DE_L_ENFANT = motsDits(AVEC_L_AUTRE_PARENT);
const SEUL = motsDits(SANS_L_AUTRE);
const AVEC_L_AUTRE = motsDits('mon mari|ma femme|mon epoux|mon epouse|mon conjoint|ma conjointe|a deux|a nous deux');
/** The last turn that says who gives says that one does. */
const donneSeul = ({ phrases }: QuestionLue): boolean =>
  SEUL.test(phrases.findLast((phrase) => SEUL.test(phrase) || AVEC_L_AUTRE.test(phrase)) ?? '');
const COUPLE_DIT = motsDits(NOUS_DONNONS);
const NOS = motsDits('notre|nos');
const CHACUN_DES_DEUX = motsDits('chacun|chacune');

function completer(q: QuestionLue, montant: number, lien: Entree['lien']): Entree {
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
  const duDonataire = seul !== undefined && agesDesDonataires(q.texte).includes(seul);
  const lu = donateur ?? (recu ? ageDeQuiDonne(q.texte) : soi ? Number(soi) : duDonataire ? undefined : seul);
  const age = deuxAges ? lu : (dit ?? lu);
  const nue = NUE_PROPRIETE.test(q.texte);
  const argent = ARGENT.test(q.texte) && !SANS_ARGENT.test(q.texte) && !nue;
  const plusieurs = ensemble ?? Number(PLUSIEURS_DONATEURS.exec(q.texte)?.[1] ?? 0);
  const deux =
    !donneSeul(q) &&
    (COUPLE_DONATEUR.test(q.texte) ||
      DEUX_DONATEURS.test(q.texte) ||
      AVEC_SON_CONJOINT.test(q.texte) ||
      (COUPLE_DIT.test(q.texte) && NOS.test(q.texte)) ||
      PARENTS_DE_L_ENFANT.test(q.texte) ||
      (second !== undefined && autresAges.length === 0 && donnentEnsemble(q.texte, recu)) ||
      donneADeux(q.phrases.at(-1) ?? ''));
  const ageSecond = deuxAges
    ? Number(deuxAges[2] ?? deuxAges[4])
    : deux && autresAges.length === 0
      ? second
      : undefined;
  const place = q.montants.length === 1 ? q.texte.search(AVEC_SON_CONJOINT) : -1;
  const autant = deux && place >= 0 && AUTANT.test(q.texte.slice(place));
  // « papi et mamie me donnent chacun 45 000 € »: the amount is what one of them gives.
  const parDonateur =
    deux &&
    !(recu && A_MOI.test(q.texte)) &&
    (q.montants.some((m) => CHACUN_DES_DEUX.test(m.droite.split(' ').slice(0, 3).join(' '))) ||
      /\b(?:donne|donnent|donner|donnons|offrent|versent|transmettent) (?:chacun|chaque)\b|\bchacun donn\w+|€ ?(?:par personne|chacun)\b|\bchacun (?:de leur|de son) cote\b/.test(
        q.texte,
      ));
  const { parts, beneficiaires, suppose } = lirePartage(q, parDonateur, ensemble !== undefined);
  const date = dateDuDon(q) ?? q.jour;
  const donateurs = plusieurs > 1 && plusieurs <= DONATEURS_MAX ? plusieurs : deux ? 2 : 1;
  const donne = (montant * (plusieurs > 1 ? plusieurs : parDonateur || autant ? 2 : 1)) / parts;
  return {
    date,
    montant: donne,
    lien,
    beneficiaires,
    ...(suppose ? { partage_suppose: true } : {}),
    ...exonerationsDites(q.texte, { montant: donne, lien, donateurs, argent, recu, date }),
    ...(age === undefined ? {} : { age_donateur: age }),
    ...(ageSecond === undefined ? {} : { age_second_donateur: ageSecond }),
    ...(handicapDit(q.texte, undefined, !recu) ? { handicap: true } : {}),
    ...(motsDits('dutreil').test(q.texte) && !SANS_DUTREIL.test(q.texte) ? { dutreil: true } : {}),
    ...(nue && age !== undefined ? { nue_propriete_age: age } : {}),
    donateurs,
  };
}

import { type DemandeDonation, LIENS, expliquerDonation } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { trouverMentions } from '@francis/lecture';
import { jeton } from '../orchestration/jetons.ts';
import type { RefusFiscal } from '@francis/fiscal';
import { type Explication, type FaitManquant, definirDomaine, expliquer, manque } from './domaine.ts';
import { LIBELLES_LIEN, lireLien, lireLienDuDonateur } from './liens.ts';
import { lireDuree } from './dates.ts';
import { jourAnterieur, signalerAnniversaire } from './rappel.ts';
import { type QuestionLue, trouverAge, trouverMontant, trouverUnAge } from './question.ts';

const Entree = z.strictObject({
  date: z.iso.date(),
  montant: z.number().min(0).max(1e9),
  lien: z.enum(LIENS),
  /** Number of people who each receive the amount. */
  beneficiaires: z.int().min(1).max(10).default(1),
  don_familial: z.number().min(0).optional(),
  age_donateur: z.int().min(0).max(120).optional(),
  age_donataire: z.int().min(0).max(120).optional(),
  handicap: z.boolean().optional(),
  /** Total of the gifts between the same persons before, and how many years ago when it was said. */
  donations_anterieures: z.number().min(0).optional(),
  anciennete: z.int().min(0).max(60).optional(),
  /** Day of that gift, when it is known: it replaces the number of years. */
  date_anterieure: z.iso.date().optional(),
  nue_propriete_age: z.int().min(0).max(120).optional(),
  /** Two when a couple or both parents give: each gives half. */
  donateurs: z.int().min(1).max(2).default(1),
});
type Entree = z.infer<typeof Entree>;

const SUJET =
  /\bdonations?\b|\bdons? (?:manuels?|familia\w+|de sommes?|d'argent)\b|\bdroits? de (?:donation|mutation)\b|\b(?:donner?|donne|donnons|donnent|donnerai\w*|offrir|offre|offrent|transmettre|transmets|transmet|virer|virements?|aider|verser?|verse)\b/;
const DROITS =
  /\bdroits?\b|\bfisc\w*\b|\bimpots?\b|\btax\w+|\bpayer\b|\bdoi[ts]\b|\bdevoir\b|\babattements?\b|\bexoner\w+|\bcombien\b|\bcoute\w*\b|\bdeclarer\b/;
const AUTRE_SUJET =
  /\b(?:association|oeuvres?|fondation|restos du coeur|croix[- ]rouge|secours|recu fiscal|reduction d'impot|pension alimentaire|per|epargne[- ]retraite|assurances?[- ]vie|loyers?|dividendes?|succession|herit\w+|deces|decede\w*|mort\w*)\b/;
const SANS_ARGENT =
  /\bpas d'argent\b|\b(?:terrain|maison|appartement|bien|immeuble|biens immobiliers)\b|\b(?:sans|pas|ne peu\w+ pas|ni|hors)\b[^.?]{0,40}\b(?:don familial|somme d'argent|sommes d'argent|exoneration de sommes)\b/;
const ARGENT = /\b(?:argent|virements?|especes|cheques?|liquide|don familial|sommes?|cash|euros sur)\b/;

/** The gift goes to the one who asks. */
const RECU =
  /\b(?:me|m'|nous) (?:donn\w+|offr\w+|transm\w+|vers\w+|vir\w+|fai[ts]|a donne|ont donne|aid\w+)\b|\b(?:je|on|nous) (?:recoi[ts]|recevons|vais recevoir|ai recu|avons recu|touche)\b|\bveut me\b|\bveulent me\b|\bva me\b|\bvont me\b|\bsouhaite\w* me\b/;

/** Each parent gives half of what both give. */
const DEUX_DONATEURS =
  /\b(?:papi|papy|papa|mon pere|mon grand-pere|pepe) (?:\(\d+ ans\) )?et (?:mamie|mamy|maman|ma mere|ma grand-mere|meme) (?:\(\d+ ans\) )?(?:me|nous|veulent|vont|souhaitent)\b|\bcouple marie\b[^.?]{0,20}\b(?:on|nous)\b|\b(?:mes|nos|ses) (?:grands?[- ]|beaux[- ])?parents (?:\([^)]{0,25}\) )?(?:(?:me|nous|m'|veulent|vont|souhaitent|pensent|comptent|ont|lui)\b|donnent)|\b(?:on|nous) (?:est|sommes) (?:maries|pacses)\b[^.?]{0,40}\b(?:on|nous)\b|\b(?:ma femme|mon mari|mon epouse?|mon conjoint) et moi\b|\b(?:on|nous) (?:donn\w+|voul\w+ donner|veut donner|souhait\w+ donner|fait une donation)[^.?]{0,60}\b(?:notre|nos)\b/;

/** « à deux », « moitié-moitié »: the gift is of two people. */
const donneADeux = (texte: string): boolean =>
  trouverMentions(texte).some((m) => m.type === 'mot' && m.concept === 'ensemble') &&
  trouverMentions(texte).some((m) => m.type === 'personne' && ASCENDANTS.has(m.lien));
const ASCENDANTS: ReadonlySet<string> = new Set(['mere', 'pere', 'parent', 'epoux', 'epouse', 'conjoint', 'conjointe']);

/** The tie told last: a follow-up may change the person. */
function lireParente(q: QuestionLue): Entree['lien'] | undefined {
  for (const phrase of q.phrases.toReversed()) {
    // « avec sa mère, moitié-moitié »: who gives beside, not who receives.
    if (q.phrases.length > 1 && donneADeux(phrase)) continue;
    const lien = lireParenteDe(phrase);
    if (lien !== undefined) return lien;
  }
  return undefined;
}

function lireParenteDe(texte: string): Entree['lien'] | undefined {
  if (RECU.test(texte)) return lireLienDuDonateur(texte) ?? lireLien(texte);
  // The couple is told apart from the word for the partner.
  const entier = lireLien(texte);
  if (entier === 'partenaire_pacs' || entier === 'autre') return entier;
  const vers =
    /\b(?:a|au|aux|pour|avec|entre) (?:m[aeo]n?s?|notre|nos|s[aeo]n?s?|une?|chacun de mes|chacune de mes|mes deux|mes trois|chaque|la|le|les|l')[^.?]{0,40}/g;
  for (const [trouve] of texte.matchAll(vers)) {
    const lien = lireLien(trouve);
    if (lien !== undefined) return lien;
    const parent = lireLienDuDonateur(trouve);
    if (parent === 'enfant') return 'parent';
    if (parent === 'petit_enfant') return 'grand_parent';
  }
  const lien = lireLien(texte);
  if (lien !== undefined) return lien;
  return lireLienDuDonateur(texte);
}

function lire(q: QuestionLue) {
  if (q.juridiction !== 'FR' || !SUJET.test(q.texte) || AUTRE_SUJET.test(q.texte)) return undefined;
  const montant = trouverMontant(q, {
    avant: /\b(?:donn\w+|don|donation|offr\w+|transm\w+|vers\w+|vir\w+|aid\w+|recoi\w+|recu|de|sur)\b/,
    apres: /^ ?(?:€)?[^.]{0,40}\b(?:a m|par virement|a l'|aux?|en especes|pour)\b/,
    sauf: /\b(?:vendre|vendu|vente|vend|revendu)\b[^#]{0,30}#|\b(?:avait|avais|avions|avaient) \w*donne\b[^#]*#|\b(?:deja|anterieure?s?|abattement|patrimoine|salaires?|revenus?|impots?)\b[^#]{0,25}#/,
  });
  const gratuite = /\bdonations?\b|\bdroits?\b|\bdon (?:manuel|familial)\b/.test(q.texte) || DROITS.test(q.texte);
  if (!gratuite) return undefined;
  const lien = lireParente(q);
  const demande =
    /\bcombien\b|\bquels? (?:droits?|impots?|montant)\b|\bdroits?\b[^?]*\?|\bdevoir\b|\bpayer\b|\btaxe?\b|\bcoute\w*\b|\bcalcul\w*\b/.test(
      q.texte,
    );
  if (montant === undefined || !demande) return undefined;
  const manques: FaitManquant[] = [];
  if (lien === undefined)
    manques.push(
      manque('le lien de parenté avec la personne qui reçoit', 'il fixe l’abattement et le barème', 'donation.lien'),
    );
  if (manques.length > 0 || lien === undefined) return { manques };
  const entree = completer(q, montant, lien);
  if (/\bnue[- ]propriete\b/.test(q.texte) && entree.nue_propriete_age === undefined)
    return {
      manques: [manque('l’âge de la personne qui garde l’usufruit', 'il fixe la valeur de la nue-propriété')],
    };
  return { entree };
}

/** « il m’avait donné 70 000 € il y a huit ans », « déjà donné 40 000 € ». */
const ANTERIEURE =
  /\b(?:deja|anterieure?s?|auparavant|precedente?|premiere fois)\b|\b(?:avait|avais|avions|avaient)\b[^#]{0,20}\b(?:donne|verse|fait|transmis|recu)\b|\bil y a \d{1,2} ans\b[^#,;.]{0,40}\b(?:donne|verse|transmis|recu|donation)\b/;

function completer(q: QuestionLue, montant: number, lien: Entree['lien']): Entree {
  const recu = RECU.test(q.texte);
  const donateur = trouverAge(q, 'pere|mere|parents?|grands?-?[ -]?peres?|grands?-?[ -]?meres?|oncle|tante|donateur');
  const soi = /\b(?:j'ai|a|age[e]? de) (\d{2,3}) ans\b/.exec(q.texte);
  const age = recu ? donateur : (donateur ?? (soi ? Number(soi[1]) : trouverUnAge(q.texte)));
  const anterieures = trouverMontant(q, { avant: ANTERIEURE });
  const ancien = anterieures === undefined ? undefined : lireDuree(q.texte);
  const nue = /\bnue[- ]propriete\b/.test(q.texte);
  const partage =
    /\b(?:a|aux|entre) (?:nos|mes|les|ses|leurs) (\d) (?:enfants|fils|filles|petits?-?\w*|neveux|nieces)\b/.exec(
      q.texte,
    );
  // The amount is each one’s when « chacun » stands beside it or beside the gift, not when it only ends the question.
  const chacun =
    /\b(?:donn|offr|transm|vers|vir)\w* [^.?]{0,40}\b(?:a )?chacun/.test(q.texte) ||
    trouverMontant(q, { apres: /^ ?€? ?(?:a |pour )?(?:chacune?|par (?:enfant|tete|personne)|chaque)\b/ }) !==
      undefined;
  const nombre = chacun ? /\b(\d) (?:enfants|fils|filles|petits?-?\w*|neveux|nieces)\b/.exec(q.texte)?.[1] : undefined;
  const argent = ARGENT.test(q.texte) && !SANS_ARGENT.test(q.texte) && !nue;
  const deux = DEUX_DONATEURS.test(q.texte) || donneADeux(q.phrases.at(-1) ?? '');
  // « papi et mamie me donnent chacun 45 000 € »: the amount is what one of them gives.
  const parDonateur =
    deux &&
    /\b(?:donnent|donner|donnons|offrent|versent|transmettent) (?:chacun|chaque)\b|€ ?(?:par personne|chacun)\b|\bchacun (?:de leur|de son) cote\b/.test(
      q.texte,
    );
  // « à nos deux enfants, à parts égales »: the amount is shared.
  const parts = nombre === undefined && partage !== null ? Number(partage[1]) : 1;
  const beneficiaires = nombre === undefined || parDonateur ? parts : Number(nombre);
  return {
    date: q.jour,
    montant: (montant * (parDonateur ? 2 : 1)) / parts,
    lien,
    beneficiaires,
    ...(argent ? { don_familial: (montant * (parDonateur ? 2 : 1)) / parts } : {}),
    ...(age === undefined ? {} : { age_donateur: age }),
    ...(/\b(?:handicap\w*|invalide|infirme)\b/.test(q.texte) ? { handicap: true } : {}),
    ...(anterieures === undefined || anterieures === montant
      ? {}
      : { donations_anterieures: anterieures, ...(ancien === undefined ? {} : { anciennete: ancien }) }),
    ...(nue && age !== undefined ? { nue_propriete_age: age } : {}),
    donateurs: deux ? 2 : 1,
  };
}

function demander(e: Entree): DemandeDonation {
  const don = {
    lien: e.lien,
    montant: e.montant / e.donateurs,
    ...(e.handicap ? { handicap: true } : {}),
    ...(e.don_familial === undefined ? {} : { don_familial: e.don_familial / e.donateurs }),
    ...(e.age_donataire === undefined ? {} : { age: e.age_donataire }),
    ...(e.donations_anterieures === undefined
      ? {}
      : {
          donations_anterieures: [{ date: jourAnterieur(e), montant: e.donations_anterieures / e.donateurs }],
        }),
    ...(e.nue_propriete_age === undefined
      ? {}
      : { demembrement: { droit: 'nue_propriete' as const, age_usufruitier: e.nue_propriete_age } }),
  };
  return {
    date: e.date,
    ...(e.age_donateur === undefined ? {} : { donateur: { age: e.age_donateur } }),
    dons: Array.from({ length: e.beneficiaires }, () => don),
  };
}

export const DONATION = definirDomaine<Entree>({
  outil: 'calculer_donation',
  description: 'Droits de donation en France, par lien de parenté, avec abattements et barème.',
  schema: Entree,
  objet: 'les droits de donation',
  prime: /\bdroits?\b|\bdonations?\b/,
  lire,
  calculer: (e) => signalerAnniversaire(e, deuxFois(e, expliquer(expliquerDonation(demander(e))))),
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    const total = e.donateurs === 2 ? 'dmtg.deux_donateurs' : e.beneficiaires === 1 ? 'dmtg.don_1' : 'dmtg.donation';
    const lien = LIBELLES_LIEN[e.lien];
    if (r.chiffres[total] === 0) {
      b.paragraphe(`Aucun droit n’est dû : **${j(total)}** (donation ${lien}).[^cgi-779][^cgi-777]`);
    } else {
      const parts = e.beneficiaires === 1 ? '' : ' en tout';
      const chacun =
        e.donateurs === 2
          ? `, soit ${j('dmtg.donation')} pour ce que donne chacun des deux`
          : e.beneficiaires === 1
            ? ''
            : `, soit ${j('dmtg.don_1')} par personne`;
      b.paragraphe(`Les droits de donation ${lien} sont de **${j(total)}**${parts}${chacun}.[^cgi-777][^cgi-779]`);
    }
    if (e.nue_propriete_age !== undefined && e.beneficiaires === 1 && e.donateurs === 1)
      b.paragraphe(
        `La nue-propriété donnée vaut **${j('dmtg.don_1.valeur')}** : la pleine propriété moins l’usufruit, ${j('dmtg.don_1.usufruit')} à cet âge.[^cgi-669]`,
      );
    const familial = Number(r.chiffres['dmtg.don_1.don_familial'] ?? 0) > 0;
    const don = familial
      ? `${j('dmtg.don_1.don_familial')} de don familial de somme d’argent sont exonérés (CGI art. 790 G). `
      : '';
    const abattement =
      Number(r.chiffres['dmtg.don_1.abattement'] ?? 0) > 0
        ? `L’abattement retenu est de ${j('dmtg.don_1.abattement')} ; le barème s’applique au reste. Il se reconstitue tous les quinze ans (CGI art. 784).`
        : 'Il n’y a pas d’abattement à déduire : le barème s’applique à tout ce qui est donné.';
    b.paragraphe(`${don}${abattement}`);
    if (e.donateurs === 2)
      b.paragraphe(
        `Deux personnes donnent : chacune est supposée donner la moitié, avec son propre abattement.${b.note('deux', 'hypothese', 'Deux donateurs', 'Chacun donne la moitié de la somme ou du bien commun.')}`,
      );
    b.paragraphe(
      e.don_familial === undefined && e.lien !== 'autre'
        ? 'Un don de somme d’argent peut ouvrir une exonération de plus, sous condition d’âge du donateur. Le don se déclare en ligne.'
        : 'Le don se déclare en ligne ; c’est celui qui reçoit qui doit les droits.',
    );
  },
});

/** The duties on what both give, each having given half. */
function deuxFois(e: Entree, calcul: Explication | RefusFiscal): Explication | RefusFiscal {
  if (e.donateurs === 1 || !('trace' in calcul)) return calcul;
  const { trace } = calcul;
  return {
    ...calcul,
    trace: {
      ...trace,
      regle: 'dmtg.deux_donateurs',
      libelle: 'Droits sur ce que donnent les deux donateurs',
      valeur: Math.round(Number(trace.valeur) * e.donateurs * 100) / 100,
      formule: `${e.donateurs} × les droits de chacun`,
      entrees: [],
      parametres: [],
      enfants: [trace],
    },
  };
}

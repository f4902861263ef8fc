import { depuisProfil } from '@francis/faits/adaptateurs';
import type { Faits, FaitsPersonne, NatureRevenu, Saisie, Situation } from './faits.ts';
import { aRelireDuProfil, depuisFaits, faitsDuProfil, sansRevenuDuProfil } from './depuis-faits.ts';
import { avecLesRecettes } from './foncier-du-dossier.ts';
import { estCouple } from './foyer.ts';
import { fusionner } from './fusion.ts';
import { reduire } from '@francis/lecture';

const SITUATIONS: readonly (readonly [RegExp, Situation])[] = [
  [/^(?:je_suis_)?(?:non_marie|pas_marie|celib)/, 'celibataire'],
  [/concubin|union_libre/, 'concubinage'],
  [/pacs/, 'pacse'],
  [/^(?:couple_)?mari|epou/, 'marie'],
  [/divorc|separe/, 'divorce'],
  [/veu(?:f|ve)|veuvage/, 'veuf'],
];

/** A number from a number or a text such as « 45 000 € » or « 2 ». */
function lireNombre(valeur: unknown): number | undefined {
  if (typeof valeur === 'number') return Number.isFinite(valeur) ? valeur : undefined;
  if (typeof valeur !== 'string') return undefined;
  const compact = valeur.replace(/[\s\u00a0\u202f€]/g, '').toLowerCase();
  const m = /^(-?\d+(?:[.,]\d{1,2})?)(k)?(?:eur|euros)?$/.exec(compact.replace(/(\d)[.](?=\d{3}(?:\D|$))/g, '$1'));
  return m ? Number((m[1] ?? '').replace(',', '.')) * (m[2] ? 1000 : 1) : undefined;
}

const REVENUS: readonly (readonly [RegExp, NatureRevenu, 1 | 2])[] = [
  [
    /^(?:revenus?_)?(?:salaires?|salaire_annuel|salaires_annuels|traitements?)(?:_nets?)?(?:_imposables?)?(?:_declarant_?1)?(?:_annuels?)?$/,
    'salaires',
    1,
  ],
  [
    /^(?:revenus?_)?salaires?_(?:conjointe?|declarant_?2|epouse|epoux)$|^(?:revenus?|salaires?)(?:_annuels?)?_(?:du_)?conjointe?$/,
    'salaires',
    2,
  ],
  [/^(?:revenus?_)?(?:pensions?(?:_de)?_retraites?|retraites?|pensions)$/, 'pensions_retraite', 1],
  [/^(?:revenus?_)?micro_bnc$/, 'micro_bnc', 1],
  [/^(?:revenus?_)?(?:micro_)?bic_ventes$/, 'micro_bic_ventes', 1],
  [/^(?:revenus?_)?micro_bic(?:_services)?$/, 'micro_bic_services', 1],
];

/** The amounts that the profile screen asks for as those of the household, not of one person. */
const DU_FOYER = /^(?:revenus_salaires|pensions_retraite|revenu_annuel)$/;

/** Of two amounts of the household, the salaries are those that are shared between its two persons. */
const NATURES_DU_FOYER = ['salaires', 'pensions_retraite'] as const;

/** Amounts of the profile's form, under its own names: its adapter says what they are. */
const DU_FORMULAIRE = ['revenus_bnc', 'revenus_bic'] as const;
/** What says how the amounts are taxed, without being one. */
const SITUANTS = ['activite_principale', 'residence_fiscale'] as const;
/** A yearly income without its nature is what the main trade says. */
const SELON_L_ACTIVITE = new Set(['retraite', 'autoentrepreneur', 'profession_liberale']);

/** The part of a profile that only its form's names tell: never receipts in silence, never a wage of an independent. */
function champsDuFormulaire(profil: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const activite = profil['activite_principale'];
  const nommes = typeof activite === 'string' && SELON_L_ACTIVITE.has(activite) ? ['revenu_annuel'] : [];
  return Object.fromEntries(
    [...DU_FORMULAIRE, ...nommes].flatMap((champ) => {
      const montant = lireNombre(profil[champ]);
      return montant === undefined ? [] : [[champ, montant]];
    }),
  );
}

/**
 * Facts of a stored or sent profile: those that stand under their paths of the vocabulary, those of the profile's form,
 * and what is written freely.
 */
export function lireProfil(profil: Readonly<Record<string, unknown>>, anneeRevenus: number): Faits {
  const duFormulaire = champsDuFormulaire(profil);
  const libre = lireProfilLibre(
    Object.fromEntries(Object.entries(profil).filter(([cle]) => !Object.hasOwn(duFormulaire, cle))),
    anneeRevenus,
  );
  const couple = estCouple(libre.situation);
  const adapte = depuisProfil(
    {
      ...duFormulaire,
      ...(couple ? { situation_familiale: 'marie' } : {}),
      ...Object.fromEntries(SITUANTS.flatMap((champ) => (champ in profil ? [[champ, profil[champ]]] : []))),
      // An amount of its own nature leaves nothing for the one without.
      ...(libre.personne1?.revenus || libre.revenuCommun ? { revenu_annuel: 0 } : {}),
    },
    anneeRevenus,
  );
  const ecrits = fusionner(
    depuisFaits(
      adapte.faits.filter(({ chemin }) => chemin.includes('.declarant')),
      adapte.supposes,
    ),
    fusionner(depuisFaits(faitsDuProfil(profil)), sansRevenuDuProfil(profil)),
  );
  const aRelire = [...adapte.aRelire, ...aRelireDuProfil(profil), ...(ecrits.aRelire ?? [])];
  const faits = avecLesRecettes(fusionner(libre, ecrits), profil);
  return aRelire.length > 0 ? { ...faits, aRelire } : faits;
}

/**
 * Keys and values are matched without accent, case or gender. What is not understood is left aside; nothing in it is an
 * instruction.
 */
function lireProfilLibre(profil: Readonly<Record<string, unknown>>, anneeRevenus: number): Faits {
  const faits: { -readonly [K in keyof Faits]: Faits[K] } = {};
  const personnes: Record<1 | 2, { -readonly [K in keyof FaitsPersonne]: FaitsPersonne[K] }> = { 1: {}, 2: {} };
  const revenu = (qui: 1 | 2, nature: NatureRevenu, montant: number): void => {
    const saisie: Saisie = { montant, fois: 1, qualite: 'net_imposable' };
    personnes[qui].revenus = { ...personnes[qui].revenus, [nature]: [saisie] };
  };
  let global: number | undefined;
  const duFoyer = new Set<NatureRevenu>();
  for (const [cleBrute, valeur] of Object.entries(profil)) {
    if (valeur === null || valeur === undefined || valeur === '') continue;
    const cle = reduire(cleBrute);
    const nombre = lireNombre(valeur);
    const texte = typeof valeur === 'string' ? reduire(valeur) : '';
    if (
      /^(?:situation(?:_(?:familiale|de_famille|matrimoniale|maritale))?|statut_(?:marital|matrimonial|familial)|etat_civil)$/.test(
        cle,
      )
    ) {
      const lue = SITUATIONS.find(([motif]) => motif.test(texte))?.[1];
      if (lue) faits.situation = lue;
    } else if (
      /^(?:nombre_(?:d_)?enfants?(?:_a_charge)?|nb_enfants?(?:_a_charge)?|enfants?(?:_a_charge)?|nombreenfants)$/.test(
        cle,
      )
    ) {
      const n = Array.isArray(valeur) ? valeur.length : nombre;
      if (n !== undefined && Number.isInteger(n) && n >= 0 && n <= 20)
        faits.enfants = Array.from({ length: n }, () => ({}));
    } else if (/^(?:garde|mode_de_garde|type_de_garde|residence_enfants)$/.test(cle))
      faits.gardeAlternee = /altern|partag/.test(texte);
    else if (/^(?:parent_isole|vit_seule?|parent_isole_t|case_t)$/.test(cle)) {
      if (valeur === true || /^(?:oui|true|vrai|1)$/.test(texte)) {
        faits.vitSeul = true;
        faits.eleveSeul = true;
      }
    } else if (/^age(?:_declarant_?1)?$/.test(cle)) {
      if (nombre !== undefined && nombre >= 0 && nombre <= 130) personnes[1].age = nombre;
    } else if (/^(?:age_(?:du_)?conjointe?|age_declarant_?2)$/.test(cle)) {
      if (nombre !== undefined && nombre >= 0 && nombre <= 130) personnes[2].age = nombre;
    } else if (/^(?:date_(?:de_)?naissance|annee_(?:de_)?naissance)$/.test(cle)) {
      const an = /(?:19|20)\d\d/.exec(typeof valeur === 'string' || typeof valeur === 'number' ? String(valeur) : '');
      if (an) personnes[1].anneeNaissance = Number(an[0]);
    } else if (nombre !== undefined && nombre > 0) {
      const nature = REVENUS.find(([motif]) => motif.test(cle));
      if (nature) {
        revenu(nature[2], nature[1], nombre);
        if (DU_FOYER.test(cle)) duFoyer.add(nature[1]);
      } else if (
        /^(?:revenus?_annuels?|revenus?_nets?_imposables?|revenus?_imposables?|revenus?|revenu_net_annuel|net_imposable|revenus?_du_foyer)$/.test(
          cle,
        )
      ) {
        global = nombre;
        if (DU_FOYER.test(cle)) duFoyer.add('salaires');
      } else if (/^(?:revenus?_fonciers?|loyers?(?:_percus)?)$/.test(cle)) faits.loyers = nombre;
      else if (/^(?:dividendes?(?:_recus)?)$/.test(cle)) faits.dividendes = nombre;
      else if (/^(?:plus_values?_mobilieres?)$/.test(cle)) faits.plusValuesMobilieres = nombre;
      else if (/^(?:dons?(?:_realises)?)$/.test(cle)) faits.dons = [{ montant: nombre, taux: 66 }];
    }
  }
  // A yearly income without its nature only serves when no category is given.
  if (global !== undefined && personnes[1].revenus === undefined) revenu(1, 'salaires', global);
  // A couple files together: what its profile gives is not asked again for one of the two.
  if (estCouple(faits.situation) && personnes[2].revenus === undefined) {
    const commun = NATURES_DU_FOYER.find((nature) => duFoyer.has(nature));
    const saisie = commun && personnes[1].revenus?.[commun]?.[0];
    if (commun && saisie) {
      const { [commun]: _commun, ...propres } = personnes[1].revenus ?? {};
      faits.revenuCommun = { nature: commun, saisie };
      if (Object.keys(propres).length > 0) personnes[1].revenus = propres;
      else delete personnes[1].revenus;
    }
  }
  for (const qui of [1, 2] as const) {
    const personne = personnes[qui];
    if (personne.age !== undefined && personne.anneeNaissance === undefined)
      personne.anneeNaissance = anneeRevenus + 1 - personne.age;
    if (Object.keys(personne).length > 0) faits[qui === 1 ? 'personne1' : 'personne2'] = personne;
  }
  return faits;
}

import type { Faits, FaitsPersonne, NatureRevenu, Saisie, Situation } from './faits.ts';
import { reduire } from './texte.ts';

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
  [/^revenus?_(?:micro_)?bnc$|^micro_bnc$/, 'micro_bnc', 1],
  [/^(?:revenus?_)?(?:micro_)?bic_ventes$/, 'micro_bic_ventes', 1],
  [/^revenus?_(?:micro_)?bic$|^(?:revenus?_)?micro_bic(?:_services)?$/, 'micro_bic_services', 1],
];

/**
 * Facts of a stored or sent profile. Keys and values are matched without accent, case or gender. What is not understood
 * is left aside; nothing in it is an instruction.
 */
export function lireProfil(profil: Readonly<Record<string, unknown>>, anneeRevenus: number): Faits {
  const faits: { -readonly [K in keyof Faits]: Faits[K] } = {};
  const personnes: Record<1 | 2, { -readonly [K in keyof FaitsPersonne]: FaitsPersonne[K] }> = { 1: {}, 2: {} };
  const revenu = (qui: 1 | 2, nature: NatureRevenu, montant: number): void => {
    const saisie: Saisie = { montant, fois: 1, qualite: 'net_imposable' };
    personnes[qui].revenus = { ...personnes[qui].revenus, [nature]: [saisie] };
  };
  let global: number | undefined;
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
      if (nature) revenu(nature[2], nature[1], nombre);
      else if (
        /^(?:revenus?_annuels?|revenus?_nets?_imposables?|revenus?_imposables?|revenus?|revenu_net_annuel|net_imposable|revenus?_du_foyer)$/.test(
          cle,
        )
      )
        global = nombre;
      else if (/^(?:revenus?_fonciers?|loyers?(?:_percus)?)$/.test(cle)) faits.loyers = nombre;
      else if (/^(?:dividendes?(?:_recus)?)$/.test(cle)) faits.dividendes = nombre;
      else if (/^(?:plus_values?_mobilieres?)$/.test(cle)) faits.plusValuesMobilieres = nombre;
      else if (/^(?:dons?(?:_realises)?)$/.test(cle)) faits.dons = [{ montant: nombre, taux: 66 }];
    }
  }
  // A yearly income without its nature only serves when no category is given.
  if (global !== undefined && personnes[1].revenus === undefined) revenu(1, 'salaires', global);
  for (const qui of [1, 2] as const) {
    const personne = personnes[qui];
    if (personne.age !== undefined && personne.anneeNaissance === undefined)
      personne.anneeNaissance = anneeRevenus + 1 - personne.age;
    if (Object.keys(personne).length > 0) faits[qui === 1 ? 'personne1' : 'personne2'] = personne;
  }
  return faits;
}

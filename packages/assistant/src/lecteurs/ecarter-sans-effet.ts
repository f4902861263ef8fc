import { ditDAutrui, ditDUnEx, nomSansEffet, type Mention, TAUX_AVANCES, VALEUR_D_UN_CONTRAT } from '@francis/lecture';
import { anneesDuCalcul, type Cadre, DU_FOYER, type Regle, tient } from './cadre.ts';
import { proche } from './valeurs.ts';

const duFoyer = ({ outils }: Cadre): boolean => outils.length > 0 && outils.every((o) => DU_FOYER.has(o));
const avant = (m: Mention, { question }: Cadre, portee: number): string =>
  question.slice(Math.max(0, m.span[0] - portee), m.span[0]).toLowerCase();
const apres = (m: Mention, { question }: Cadre, portee: number): string =>
  question.slice(m.span[1], m.span[1] + portee).toLowerCase();
const motsDe = (texte: string): string[] =>
  texte
    .replaceAll('’', ' ')
    .replaceAll("'", ' ')
    .split(' ')
    .filter((mot) => mot !== '');

/** Journeys to work, alone or beside the household that deducts them. */
const DU_VEHICULE: ReadonlySet<string> = new Set(['calculer_bareme_kilometrique', 'calculer_frais_kilometriques']);
/** « un crédit voiture à 212 € », « 97 € d’APL »: money that no line of the return takes. */
const horsDeLaDeclaration: Regle = (m, cadre, toutes) => {
  const couvert = cadre.outils.length > 0 && cadre.outils.every((o) => DU_FOYER.has(o) || DU_VEHICULE.has(o));
  if (m.type !== 'montant' || !couvert || cadre.sansRole.has(m.id)) return undefined;
  const nom = nomSansEffet(m, cadre.question, toutes);
  return nom === undefined ? undefined : `${nom} : sans effet sur l’impôt`;
};

/** « elle paie 60 % elle ? », « dans la tranche à 30 ou à 11 ? »: a rate that somebody puts forward, and the figure settles. */
const tauxAvance: Regle = (m, cadre) => {
  if (cadre.outils.length === 0 || tient(cadre, 'taux', 'participation', 'quotes_parts')) return undefined;
  const dernier = motsDe(avant(m, cadre, 24)).at(-1) ?? '';
  if (m.type === 'taux') {
    const flat = avant(m, cadre, 10).trimEnd().endsWith('flat tax');
    const nomme = TAUX_AVANCES.has(dernier) && avant(m, cadre, 40).includes('pai');
    return flat || nomme ? 'taux avancé' : undefined;
  }
  if (m.type !== 'quantite' || m.objet !== '') return undefined;
  const tranche = cadre.demandes.includes('taux_marginal');
  if (tranche && cadre.loi.some((v) => proche(v * 100, m.valeur))) return 'tranche citée';
  // « l’abattement c’est toujours 71 », « mon cousin dit 30 »: the law says it.
  const place = avant(m, cadre, 40);
  const autour = tranche || DE_LA_LOI.some((mot) => place.includes(mot));
  return autour && TAUX_AVANCES.has(dernier) && Number.isInteger(m.valeur) && m.valeur <= POUR_CENT
    ? 'taux avancé'
    : undefined;
};
const DE_LA_LOI = ['abattement', 'tranche', 'taux'];
const POUR_CENT = 100;

/** « mes parts, 2 ? 2,25 ? »: a number that is asked, not told. */
const nombreDemande: Regle = (m, cadre) =>
  m.type === 'quantite' &&
  m.objet === '' &&
  apres(m, cadre, 2).trim().startsWith('?') &&
  avant(m, cadre, 30).includes('part') &&
  cadre.outils.length > 0
    ? 'nombre demandé'
    : undefined;

/** « flat tax 30 % = 8 292 »: what somebody made of an amount that was used and of a rate. */
const calculAvance: Regle = (m, cadre, toutes, utilisees) => {
  if (m.type !== 'montant' || !avant(m, cadre, 3).includes('=')) return undefined;
  const bases = toutes.flatMap((x) => (x.type === 'montant' && utilisees.has(x.id) ? [x.valeur] : []));
  const taux = toutes.flatMap((x) => (x.type === 'taux' ? [x.valeur] : []));
  return bases.some((b) => taux.some((t) => proche(b * t, m.valeur))) ? 'calcul avancé' : undefined;
};

/** A year of one's birth is an age. */
const NE = ['né le ', 'née le ', 'né en ', 'née en ', 'nee en ', 'ne en ', 'ne le ', 'nee le ', 'nés en '];
export const ageDeNaissance = (m: Mention, cadre: Cadre): number | undefined =>
  m.type === 'date' && m.annee !== undefined && NE.some((mot) => avant(m, cadre, 8).endsWith(mot))
    ? cadre.annee - m.annee
    : undefined;

/** « né en 1958, âgé de 68 ans »: one age, told twice. */
const naissanceRedite: Regle = (m, cadre, toutes, utilisees) => {
  const age = ageDeNaissance(m, cadre);
  const dit = toutes.some(
    (x) => x.type === 'age' && utilisees.has(x.id) && age !== undefined && (x.valeur === age || x.valeur === age - 1),
  );
  return dit ? 'redite' : undefined;
};

const DE_LA_VIE_COMMUNE = [' de vie commune', ' de mariage', ' de pacs', ' de concubinage', ' de vie à deux'];
/** « 14 ans de vie commune »: no tax counts them. */
const dureeDeLaVieCommune: Regle = (m, cadre) =>
  ((m.type === 'duree' && m.unite === 'an') || m.type === 'age') &&
  DE_LA_VIE_COMMUNE.some((mot) => apres(m, cadre, 20).startsWith(mot))
    ? 'durée de l’union'
    : undefined;

/** « 30 000 € de travaux en 2009 »: when works were done changes nothing to what they add. */
const dateDesTravaux: Regle = (m, cadre, toutes) => {
  if (m.type !== 'date' || !tient(cadre, 'vente.travaux')) return undefined;
  const mot = avant(m, cadre, 40);
  const siens = new Set(cadre.faits.filter((f) => f.chemin === 'vente.travaux').flatMap((f) => f.preuves));
  const autre = toutes.some(
    (x) => x.type === 'montant' && !siens.has(x.id) && x.span[0] >= m.span[0] - mot.length && x.span[1] <= m.span[0],
  );
  return mot.includes('travaux') && !autre ? 'date des travaux' : undefined;
};

/** After the age of the law the premiums are taxed, never what they became. */
const gainsDuContrat: Regle = (m, cadre, toutes) => {
  if (m.type !== 'montant' || !tient(cadre, 'primes_apres_70') || tient(cadre, 'capital_avant_70')) return undefined;
  const primes = cadre.feuilles.find((f) => f.chemin.includes('primes_apres_70') && f.valeur !== 0);
  const montants = toutes.filter((x) => x.type === 'montant');
  const mots = motsDe(avant(m, cadre, 36));
  return montants.length === 2 && m.valeur > Number(primes?.valeur) && mots.some((mot) => VALEUR_D_UN_CONTRAT.has(mot))
    ? 'les gains du contrat sont exonérés'
    : undefined;
};

/** « deux mois de retard »: the surcharge is the same. */
const retardDePaiement: Regle = (m, cadre) =>
  m.type === 'duree' &&
  cadre.feuilles.some((f) => f.chemin === 'poste.nature' && f.valeur === 'majoration_paiement') &&
  apres(m, cadre, 12).startsWith(' de retard')
    ? 'la majoration ne dépend pas du retard'
    : undefined;

/** « mes deux frères et moi »: with who asks, the number of those who share. */
const avecSoi: Regle = (m, cadre) =>
  m.type === 'quantite' &&
  m.objet === 'personnes' &&
  apres(m, cadre, 8).startsWith(' et moi') &&
  cadre.feuilles.some(
    (f) => (f.chemin.endsWith('.heritiers') || f.chemin.endsWith('.beneficiaires')) && f.valeur === m.valeur + 1,
  )
    ? 'compté avec vous'
    : undefined;

/** « mon voisin paie 900 € »: nobody of the household. */
const DIT_D_UN_AUTRE: ReadonlySet<Mention['type']> = new Set(['montant', 'quantite', 'age']);
const deQuelquUnDAutre: Regle = (m, cadre) =>
  DIT_D_UN_AUTRE.has(m.type) &&
  duFoyer(cadre) &&
  (ditDAutrui(cadre.question.slice(0, m.span[0])) || ditDUnEx(cadre.question.slice(0, m.span[0])))
    ? 'dit de quelqu’un d’autre'
    : undefined;

/** « détenue par deux sœurs »: how many hold a company changes nothing to its tax. */
const associes: Regle = (m, { outils }) =>
  m.type === 'quantite' &&
  m.objet === 'personnes' &&
  outils.length > 0 &&
  outils.every((o) => o === 'calculer_impot_societes')
    ? 'nombre d’associés'
    : undefined;

const JADIS = ['élevé', 'élevée', 'eleve', 'élevés'];
/** « j’ai élevé mes quatre enfants »: grown, and nobody's dependants. */
const elevesJadis: Regle = (m, cadre) =>
  m.type === 'quantite' &&
  m.objet === 'enfants' &&
  duFoyer(cadre) &&
  motsDe(avant(m, cadre, 16)).some((mot) => JADIS.includes(mot)) &&
  !cadre.feuilles.some((f) => f.chemin.includes('enfants.'))
    ? 'enfants élevés, plus à charge'
    : undefined;

const BORNES = ['.', '?', '!', ';'];
/** « en 2026 on dépassera, vers 17 500 », to who asks for 2025: another year, told in its own sentence. */
const autreAnnee: Regle = (m, cadre, toutes) => {
  if (m.type !== 'montant' && m.type !== 'date') return undefined;
  const annees = anneesDuCalcul(cadre);
  const dites = toutes.flatMap((x) => (x.type === 'date' && x.annee !== undefined ? [x] : []));
  if (annees.size !== 1 || !dites.some((d) => annees.has(d.annee ?? 0))) return undefined;
  const debut = Math.max(...BORNES.map((signe) => cadre.question.lastIndexOf(`${signe} `, m.span[0] - 1)));
  const fins = BORNES.map((signe) => cadre.question.indexOf(`${signe} `, m.span[1])).filter((i) => i >= 0);
  const fin = Math.min(...fins, cadre.question.length);
  const siennes = dites.filter((d) => d.span[0] >= debut && d.span[1] <= fin);
  const [an] = annees;
  return siennes.length > 0 && siennes.every((d) => (d.annee ?? 0) > (an ?? 0)) ? 'autre année' : undefined;
};

/** « 14 300 km pour le travail sur un total de 22 000 »: those that are not of work. */
const kmPrives: Regle = (m, cadre) => {
  const km = cadre.feuilles.find((f) => f.chemin === 'vehicule.km')?.valeur;
  return (m.type === 'montant' || m.type === 'quantite') &&
    typeof km === 'number' &&
    m.valeur > km &&
    avant(m, cadre, 12).includes('total de')
    ? 'kilomètres de l’année, privés compris'
    : undefined;
};

const SEPARES = ['divorc', 'separ', 'sépar', 'ex-', 'mon ex', ' ex '];
const L_AUTRE: ReadonlySet<string> = new Set(['elle', 'lui', 'ex']);
const DEUX_MOTS = -2;
/** « divorcé… j’ai 36 400, elle 22 000 »: each of two who are apart files their own. */
const revenuDeLAutre: Regle = (m, cadre) => {
  if (m.type !== 'montant' || !duFoyer(cadre)) return undefined;
  const apart = cadre.feuilles.some((f) => f.chemin === 'foyer.situation' && f.valeur === 'divorce');
  const dit = motsDe(avant(m, cadre, 24)).slice(DEUX_MOTS);
  const texte = cadre.question.toLowerCase();
  return apart && SEPARES.some((mot) => texte.includes(mot)) && dit.some((mot) => L_AUTRE.has(mot))
    ? 'revenu de l’autre, déclaré à part'
    : undefined;
};

const DONT = [' dont', '(dont', ',dont', 'y compris', ' incluant', ' comprenant'];
const DANS_LE_TOUT = [
  'réversion',
  'reversion',
  'complémentaire',
  'complementaire',
  'agirc',
  'retraite',
  'prime',
  'ancienneté',
];
/** « 24 300 € de pension, dont 7 100 de réversion »: counted with the whole that holds it. */
const comprisDansLeTout: Regle = (m, cadre, toutes, utilisees) => {
  if (m.type !== 'montant' || !duFoyer(cadre)) return undefined;
  const tout = toutes.findLast((x) => x.type === 'montant' && x.span[1] <= m.span[0]);
  if (tout?.type !== 'montant' || !utilisees.has(tout.id) || tout.valeur < m.valeur) return undefined;
  const entre = cadre.question.slice(tout.span[1], m.span[0]).toLowerCase();
  const suite = apres(m, cadre, 24);
  return DONT.some((mot) => ` ${entre}`.includes(mot)) && DANS_LE_TOUT.some((mot) => suite.includes(mot))
    ? 'compris dans le total'
    : undefined;
};

const TEMPS_PARTIEL = [
  'passé',
  'passe',
  'temps partiel',
  'mi-temps',
  'quotité',
  'travaille à',
  'travaille a',
  'bosse à',
];
/** « passée à 80 % »: what was earned is told, not what it is a share of. */
const tempsPartiel: Regle = (m, cadre) =>
  m.type === 'taux' && duFoyer(cadre) && TEMPS_PARTIEL.some((mot) => avant(m, cadre, 24).includes(mot))
    ? 'temps de travail'
    : undefined;

/** « un don déclaré à 66 »: the rate of the reduction. */
const tauxDuDonDit: Regle = (m, cadre) =>
  'valeur' in m && [66, 75].some((taux) => m.valeur === taux && tient(cadre, `dons_${taux}`))
    ? 'taux de la réduction'
    : undefined;

/** « Tom en 5ème »: the class of a child, counted at its level. */
const CLASSES = ['ème', 'eme', 'e', 'ère', 'ere'];
const classeDUnEnfant: Regle = (m, cadre) =>
  m.type === 'quantite' &&
  m.valeur <= 6 &&
  CLASSES.some((fin) => m.mots.toLowerCase().endsWith(fin)) &&
  avant(m, cadre, 4).endsWith('en ') &&
  cadre.feuilles.some(
    (f) => (f.chemin === 'poste.nature' && f.valeur === 'scolarite') || f.chemin.includes('scolarite'),
  )
    ? 'classe de l’enfant'
    : undefined;

const PREMIER_OUTRE_MER = 971;
const DERNIER_OUTRE_MER = 976;
/** « à Saint-Denis (974) »: the number of the department that was read. */
const numeroDeDepartement: Regle = (m, cadre) =>
  'valeur' in m &&
  typeof m.valeur === 'number' &&
  m.valeur >= PREMIER_OUTRE_MER &&
  m.valeur <= DERNIER_OUTRE_MER &&
  tient(cadre, 'departement_outre_mer')
    ? 'numéro du département'
    : undefined;

/** What is told and changes nothing, whatever the calculation. */
export const REGLES_SANS_EFFET: readonly Regle[] = [
  horsDeLaDeclaration,
  tauxAvance,
  nombreDemande,
  calculAvance,
  naissanceRedite,
  dureeDeLaVieCommune,
  dateDesTravaux,
  gainsDuContrat,
  retardDePaiement,
  avecSoi,
  autreAnnee,
  kmPrives,
  elevesJadis,
  deQuelquUnDAutre,
  numeroDeDepartement,
  tempsPartiel,
  tauxDuDonDit,
  classeDUnEnfant,
  revenuDeLAutre,
  comprisDansLeTout,
  associes,
];

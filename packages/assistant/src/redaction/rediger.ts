import { direAuConseiller } from '@francis/lecture';
import type { Comprehension } from '../comprehension/comprendre.ts';
import { DEPART, ESSAI } from '../modele-embarque/essai.ts';
import { choisirChemin, estProche, notesLues, sansCalcul, veutUnCalcul } from '../modele-embarque/chemin.ts';
import { empechement } from '../modele-embarque/obstacles.ts';
import type { AppelFait } from '../modele-embarque/prompt.ts';
import { jeton } from '../orchestration/jetons.ts';
import type { ResultatChiffre } from '../outils/resultats.ts';
import { composerComparaison } from '../questions/comparaison.ts';
import { Brouillon } from './brouillon.ts';
import { redigerComparaison, situationsDe } from './comparaison.ts';
import {
  redigerBareme,
  redigerBenefice,
  redigerDecote,
  redigerForfait,
  redigerParametres,
  redigerPlafond,
  redigerProgressivite,
  redigerSeuil,
} from './divers.ts';
import { redigerDefinition, trouverDefinition } from './definitions.ts';
import { redigerImpot } from './impot.ts';
import { hypotheses } from './hypotheses.ts';
import { redigerDomaine } from './domaine.ts';
import {
  annoncerRegleProche,
  annoncerSansCalcul,
  corrigerAvantCalcul,
  direOuEstChiffre,
  redigerNotes,
} from './notes.ts';
import { periode } from './periode.ts';
import { inviterAChiffrer, redigerPrecisions, redigerRefus } from './sans-chiffre.ts';

/** Comparisons whose two situations say themselves what changed. */
const EN_DEUX_SITUATIONS: ReadonlySet<string> = new Set([
  'garde_enfants',
  'pension_versee',
  'pension_recue',
  'deficit_foncier',
  'loyers',
  'meuble',
  'garde_alternee',
]);

const estChiffre = (a: AppelFait): a is AppelFait & { resultat: ResultatChiffre } => 'chiffres' in a.resultat;

/** The answer's text, its figures as handles, said to who asks; a quoted rule speaks to anyone and stays as it is. */
export function rediger(c: Comprehension, faits: readonly AppelFait[]): string {
  const texte = ecrire(c, faits);
  return c.pourClient && choisirChemin(c, faits) !== 'notes' ? direAuConseiller(texte, c.pronom) : texte;
}

function ecrire(c: Comprehension, faits: readonly AppelFait[]): string {
  const b = new Brouillon();
  const chemin = choisirChemin(c, faits);
  const notes = notesLues(faits) ?? [];
  if (faits.some((f) => 'chiffres' in f.resultat)) corrigerAvantCalcul(notes, c.texte, b);
  if (chemin === 'domaine' && c.domaine) {
    redigerDomaine(c.domaine, faits, b);
    return b.toString();
  }
  const [note] = notes;
  if (chemin === 'notes' && note) {
    if (sansCalcul(c)) annoncerSansCalcul(b);
    else if (estProche(note)) annoncerRegleProche(b);
    redigerNotes(notes, c.texte, b);
    if (c.profilUtilise || c.pourClient) direOuEstChiffre(note, c.pourClient, b);
    if (empechement(c) === 'precisions' && veutUnCalcul(c)) inviterAChiffrer(c, b);
    return b.toString();
  }
  const obstacle = empechement(c);
  if (obstacle === 'precisions') {
    redigerPrecisions(c, b);
    return b.toString();
  }
  if (obstacle !== undefined) {
    redigerRefus(c, obstacle, b);
    return b.toString();
  }
  const refus = faits.find((f) => 'refus' in f.resultat && f.resultat.refus !== '');
  if (refus && 'refus' in refus.resultat) {
    b.paragraphe(`Je ne peux pas faire ce calcul. ${refus.resultat.refus}`);
    return b.toString();
  }
  if (c.intention.type === 'definition') {
    const definition = trouverDefinition(c.texte);
    if (definition) redigerDefinition(definition, b);
    else redigerRefus(c, 'non_couvert', b);
    return b.toString();
  }
  const chiffres = faits.filter(estChiffre);
  const frais = chiffres.find((f) => f.outil === 'calculer_frais_kilometriques')?.resultat;
  const [principal, second] = chiffres.filter((f) => f.outil !== 'calculer_frais_kilometriques').map((f) => f.resultat);
  if (principal === undefined) {
    redigerPrecisions(c, b);
    return b.toString();
  }
  if (
    c.intention.type === 'comparaison' &&
    EN_DEUX_SITUATIONS.has(c.intention.objet) &&
    'comparaison.ecart' in principal.chiffres
  )
    composerComparaison(principal, situationsDe(principal), b, hypotheses(c, b));
  else if (c.intention.type === 'comparaison' && 'comparaison.ecart' in principal.chiffres)
    redigerComparaison(c, principal, b, frais);
  else if (`${ESSAI}/ir.impot_final` in principal.chiffres || `${ESSAI}/comparaison.total` in principal.chiffres)
    composerComparaison(principal, [DEPART, ESSAI], b);
  else if (c.intention.type === 'seuil') redigerSeuil(c, principal, b, second);
  else if (c.intention.type === 'bareme') redigerBareme(principal, b);
  else if (c.intention.type === 'progressivite') redigerProgressivite(principal, b);
  else if (c.intention.type === 'parametres') redigerParametres(c.intention, principal, b);
  else if (c.intention.type === 'decote_seule') redigerDecote(principal, b);
  else if (c.intention.type === 'forfait_capital') redigerForfait(principal, b);
  else if (c.intention.type === 'benefice_micro') redigerBenefice(c, principal, b);
  else if (c.intention.type === 'plafond_per') redigerPlafond(principal, b, second);
  else if (c.faits.situation === 'concubinage' && second) concubins(c, principal, second, b);
  else redigerImpot(c, principal, b, second);
  return b.toString();
}

function concubins(c: Comprehension, un: ResultatChiffre, deux: ResultatChiffre, b: Brouillon): void {
  b.paragraphe(
    `Chacun paie son propre impôt : **${jeton(un.appel, 'ir.impot_final')}** pour vous et **${jeton(deux.appel, 'ir.impot_final')}** pour l’autre personne (${periode(un.annee)}).[^cgi-6] Les concubins font deux déclarations.`,
  );
  redigerImpot(c, un, b);
}

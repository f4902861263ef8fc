import {
  CALCULS,
  CATALOGUE,
  cheminDeBase,
  definitionDe,
  type DefinitionFait,
  estCalcul,
  type Feuille,
  versMoteur,
} from '@francis/faits';
import { lireDocuments } from '../documents.ts';
import { lireOptions, type Terminal, UsageError } from '../terminal.ts';

/** `francis faits` prints the vocabulary; `francis faits moteur` the engine input of a situation read on standard input. */
export async function commandeFaits(args: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = lireOptions(args, {
    json: { type: 'boolean', default: false },
    calcul: { type: 'string' },
  });
  const [sous, ...reste] = positionals;
  if (reste.length > 0 || (sous !== undefined && sous !== 'moteur'))
    throw new UsageError('la commande est « faits » ou « faits moteur »');
  if (sous === 'moteur') return moteur(values.calcul ?? 'calculer_impot', terminal);
  for (const definition of CATALOGUE)
    terminal.sortie.write(values.json ? `${JSON.stringify(presenter(definition))}\n` : `${ligne(definition)}\n`);
  return 0;
}

/** One fact of the catalogue, under names for programs. */
const presenter = (d: DefinitionFait): object => ({
  chemin: d.chemin,
  libelle: d.libelle,
  unite: d.unite,
  periode: d.periode,
  titulaire: d.titulaire,
  choix: d.choix,
  question: d.question,
  defaut: d.defaut,
  case: d.caseDeclaration,
  article: d.article,
});

const ligne = ({ chemin, libelle, unite, periode, article }: DefinitionFait): string =>
  [chemin, libelle, periode ? `${unite} par ${periode}` : unite, article ?? ''].join('\t');

/** Prints the input on one line, in the order of the catalogue: the same facts give the same bytes. */
async function moteur(calcul: string, terminal: Terminal): Promise<number> {
  if (!estCalcul(calcul)) throw new UsageError(`le calcul est l’un de ceux-ci : ${Object.keys(CALCULS).join(', ')}`);
  let refus = false;
  let vide = true;
  for await (const document of lireDocuments(terminal.entree)) {
    vide = false;
    const lu = lireSituation(document);
    refus ||= 'erreur' in lu;
    terminal.sortie.write(`${JSON.stringify('erreur' in lu ? lu : versMoteur(calcul, lu.faits))}\n`);
  }
  if (vide) throw new UsageError('aucune situation sur l’entrée standard');
  return refus ? 1 : 0;
}

type SituationLue = { readonly faits: Feuille[] } | { readonly erreur: { code: string; message: string } };

const refuser = (code: string, message: string): SituationLue => ({ erreur: { code, message } });

/** Flat facts, each held to its own schema: `{"foyer.situation": "marie", "foyer.declarant1.salaires": 32000}`. */
function lireSituation(document: string): SituationLue {
  let brut: unknown;
  try {
    brut = JSON.parse(document);
  } catch {
    return refuser('JSON_INVALIDE', 'Cette situation n’est pas un JSON valide.');
  }
  if (typeof brut !== 'object' || brut === null || Array.isArray(brut))
    return refuser('SITUATION_INVALIDE', 'Une situation est un objet : un chemin, une valeur.');
  const faits: Feuille[] = [];
  for (const [chemin, valeur] of Object.entries(brut)) {
    const definition = definitionDe(chemin);
    if (definition === undefined) return refuser('FAIT_INCONNU', `Le fait « ${chemin} » n’est pas au catalogue.`);
    const lu = definition.schema.safeParse(valeur);
    if (!lu.success)
      return refuser(
        'VALEUR_INVALIDE',
        `La valeur de « ${cheminDeBase(chemin)} » n’est pas de son unité (${definition.unite}).`,
      );
    faits.push({ chemin, valeur: lu.data });
  }
  return { faits };
}

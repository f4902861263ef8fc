import { readFileSync } from 'node:fs';
import type { AppelRecu } from './stripe-de-test.ts';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
}
interface Operation {
  readonly parameters?: readonly { name: string; in: string; schema?: Schema }[];
  readonly requestBody?: { content?: Readonly<Record<string, { schema: Schema }>> };
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as its publisher writes it.
export const lireDescription = (chemin: string): Description => JSON.parse(readFileSync(chemin, 'utf8')) as Description;

type Noeud = Map<string, Noeud | string>;

/** What the description does not know, or knows otherwise, of a call. */
export function verifierAppel({ paths }: Description, { route, parametres }: AppelRecu): string[] {
  const [methode = '', chemin = ''] = route.split(' ');
  const publie = Object.keys(paths).find((un) => memeChemin(un, chemin));
  const operation = publie === undefined ? undefined : paths[publie]?.[methode.toLowerCase()];
  if (!operation) return [`${route} : appel inconnu`];
  const noeud = enArbre(parametres);
  const formulaire = operation.requestBody?.content?.['application/x-www-form-urlencoded']?.schema;
  const requete = Object.fromEntries(
    (operation.parameters ?? []).filter((p) => p.in === 'query').map((p) => [p.name, p.schema ?? {}]),
  );
  const proprietes = { ...requete, ...formulaire?.properties };
  const manquants = (formulaire?.required ?? []).filter((nom) => !noeud.has(nom));
  return [
    ...manquants.map((nom) => `${route} : ${nom} manque`),
    ...fautesDe(noeud, { type: 'object', properties: proprietes, additionalProperties: false }, route),
  ];
}

function fautesDe(valeur: Noeud | string, schema: Schema, ou: string): string[] {
  if (schema.anyOf) {
    const issues = schema.anyOf.map((un) => fautesDe(valeur, un, ou));
    return issues.find((fautes) => fautes.length === 0) ?? issues[0] ?? [];
  }
  if (typeof valeur === 'string') {
    if (schema.type === 'object' || schema.type === 'array') return [`${ou} : un ensemble est attendu`];
    if (schema.enum && !schema.enum.includes(valeur)) return [`${ou} : « ${valeur} » n’est pas un choix`];
    if (schema.type === 'integer' && !Number.isInteger(Number(valeur))) return [`${ou} : un entier est attendu`];
    if (schema.type === 'boolean' && valeur !== 'true' && valeur !== 'false') return [`${ou} : oui ou non est attendu`];
    return [];
  }
  const { items } = schema;
  if (items) return [...valeur].flatMap(([rang, un]) => fautesDe(un, items, `${ou}.${rang}`));
  const libres = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  return [...valeur].flatMap(([nom, un]) => {
    const propriete = schema.properties?.[nom] ?? libres;
    return propriete ? fautesDe(un, propriete, `${ou}.${nom}`) : [`${ou}.${nom} : inconnu`];
  });
}

/** `a[b][0]=c` as a tree. */
function enArbre(parametres: AppelRecu['parametres']): Noeud {
  const racine: Noeud = new Map();
  for (const [nom, valeur] of parametres) {
    const parties = nom.replaceAll(']', '').split('[');
    const feuille = parties.pop() ?? '';
    let ici = racine;
    for (const partie of parties) {
      const suivant = ici.get(partie);
      const noeud: Noeud = suivant instanceof Map ? suivant : new Map();
      ici.set(partie, noeud);
      ici = noeud;
    }
    ici.set(feuille, valeur);
  }
  return racine;
}

/** `:id` is any `{name}` of theirs. */
function memeChemin(publie: string, notre: string): boolean {
  const [leurs, notres] = [publie.split('/'), notre.split('/')];
  return (
    leurs.length === notres.length &&
    leurs.every((un, i) => un === notres[i] || (un.startsWith('{') && notres[i] === ':id'))
  );
}

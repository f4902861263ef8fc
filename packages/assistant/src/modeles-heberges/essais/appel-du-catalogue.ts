import { z } from 'zod';

interface Appel {
  readonly outil: string;
  readonly entree: unknown;
  readonly preuves?: Readonly<Record<string, string>>;
}

const Enfant = z.looseObject({ age: z.number().optional() });
const Foyer = z.looseObject({ enfants: z.array(Enfant).optional(), nombre_enfants: z.number().optional() });
type Foyer = z.infer<typeof Foyer>;
const Entree = z.looseObject({
  foyer: Foyer.optional(),
  scenarios: z.array(z.looseObject({ foyers: z.array(Foyer).optional() })).optional(),
});

/** Of a child who was only counted. */
const AGE_SUPPOSE = 10;

/** Children as the catalogue knows them: each with a year of birth, whether counted or told by an age. */
function auxNaissances({ enfants, nombre_enfants: nombre, ...reste }: Foyer, annee: number): Foyer {
  const comptes = Array.from({ length: nombre ?? 0 }, () => ({ annee_naissance: annee - AGE_SUPPOSE }));
  const dits = enfants?.map(({ age, ...e }) => (age === undefined ? e : { ...e, annee_naissance: annee - age }));
  const tous = dits ?? (nombre === undefined ? undefined : comptes);
  return { ...reste, ...(tous === undefined ? {} : { enfants: tous }) };
}

const COMPTE = 'nombre_enfants';
const AGE = '.age';

/** What proves a number of children proves each of them. */
function renommer(preuves: Readonly<Record<string, string>>, enfants: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(preuves).flatMap(([cle, mots]) => {
      if (cle.includes('enfants.') && cle.endsWith(AGE))
        return [[`${cle.slice(0, -AGE.length)}.annee_naissance`, mots] as const];
      if (!cle.endsWith(COMPTE)) return [[cle, mots] as const];
      const debut = cle.slice(0, -COMPTE.length);
      return Array.from({ length: enfants }, (_, i) => [`${debut}enfants.${i}.annee_naissance`, mots] as const);
    }),
  );
}

/** A call in the words of people (an age, a number of children) as the facts that a hosted model may point at. */
export function auCatalogue<A extends Appel>(appel: A, jour: string): A {
  const lue = Entree.safeParse(appel.entree);
  if (!lue.success) return appel;
  const annee = Number(jour.slice(0, 4));
  const { foyer, scenarios, ...reste } = lue.data;
  const foyers = [...(foyer ? [foyer] : []), ...(scenarios ?? []).flatMap((s) => s.foyers ?? [])];
  const enfants = Math.max(0, ...foyers.map((f) => f.nombre_enfants ?? 0));
  return {
    ...appel,
    entree: {
      ...reste,
      ...(foyer === undefined ? {} : { foyer: auxNaissances(foyer, annee) }),
      ...(scenarios === undefined
        ? {}
        : {
            scenarios: scenarios.map((s) =>
              s.foyers === undefined ? s : { ...s, foyers: s.foyers.map((f) => auxNaissances(f, annee)) },
            ),
          }),
    },
    ...(appel.preuves === undefined ? {} : { preuves: renommer(appel.preuves, enfants) }),
  };
}

import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';
import { Registre } from '../orchestration/registre.ts';
import { creerOutils } from './outils.ts';

const OUTILS = Object.entries(creerOutils(new Registre(), {}, () => undefined));

interface Rendu {
  readonly statut?: unknown;
  readonly chiffres?: unknown;
}

async function appeler(nom: string, entree: object): Promise<Rendu> {
  const executer = OUTILS.find(([cle]) => cle === nom)?.[1].execute;
  if (executer === undefined) throw new Error(`${nom} is gone`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tool parses what it is given.
  return (await executer(entree as never, { toolCallId: '', messages: [] })) as Rendu;
}
const chiffre = ({ chiffres }: Rendu, nom: string): unknown =>
  Object.entries(chiffres ?? {}).find(([cle]) => cle === nom)?.[1];

describe('Deux outils pour une règle donnent un seul chiffre', () => {
  const CAPITAUX = [
    { dividendes: 1001 },
    { interets: 777 },
    { plus_values: 1003 },
    { dividendes: 333, interets: 777, plus_values: 1003 },
  ];
  it.each([2022, 2023, 2024, 2025, 2026].flatMap((annee) => CAPITAUX.map((capital) => ({ annee, ...capital }))))(
    'le prélèvement forfaitaire : %o',
    async ({ annee, ...capital }) => {
      const { plus_values, ...reste } = { plus_values: undefined, ...capital };
      const forfait = await appeler('calculer_forfait', {
        annee,
        ...reste,
        ...(plus_values === undefined ? {} : { plus_values_mobilieres: plus_values }),
      });
      const mobiliers = await appeler('calculer_revenus_mobiliers', { annee, ...capital });
      expect(chiffre(forfait, 'capital.total')).toBeGreaterThan(0);
      expect(chiffre(forfait, 'capital.total')).toBe(chiffre(mobiliers, 'rcm.total'));
      expect(forfait.statut).toBe(mobiliers.statut);
    },
  );

  it.each([2022, 2023, 2024, 2025, 2026])('les kilomètres de %i', async (annee) => {
    const trajet = { km: 12_345, cv: 5, electrique: true, annee };
    const frais = await appeler('calculer_frais_kilometriques', trajet);
    const bareme = await appeler('calculer_bareme_kilometrique', trajet);
    expect(chiffre(frais, 'ir.frais_kilometriques')).toBeGreaterThan(0);
    expect(chiffre(frais, 'ir.frais_kilometriques')).toBe(chiffre(bareme, 'ir.frais_kilometriques'));
    expect(frais.statut).toBe(bareme.statut);
  });
});

describe('Une année dont la loi n’est pas connue ne reçoit pas les chiffres d’une autre', () => {
  it.each([
    ['CEHR célibataire avec un revenu fiscal de référence de 320 000 € en 2027 ?', /revenus 2027 ne sont pas votées/],
    ['Un déficit foncier de 15 000 € en 2027, combien je déduis ?', /n’est pas connue/],
  ])('%s', async (question, attendu) => {
    const { answer, statut } = await poser(question);
    expect(answer).toMatch(attendu);
    expect(statut).not.toBe('exact');
  });

  it('la déclaration qui suit s’estime avec la dernière loi, et le dit', async () => {
    const { answer, statut, notes } = await poser('Don de 500 € en 2026 à une association, quelle réduction ?');
    expect(answer).toMatch(/330\s€[^]*dons\s2026[^]*C’est une estimation/);
    expect(notes.map(({ texte }) => texte)).toContain(
      'Les règles des revenus 2026 ne sont pas votées : calcul fait avec celles des revenus 2025.',
    );
    expect(statut).toBe('partiel');
  });

  it('une année passée qui est dite est celle du calcul', async () => {
    const { answer } = await poser('CEHR célibataire avec un revenu fiscal de référence de 320 000 € en 2024 ?');
    expect(answer).toMatch(/revenus 2024/);
  });
});

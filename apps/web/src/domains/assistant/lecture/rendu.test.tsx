import type { FaitLu, Message } from '@francis/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Fil } from '../Fil.tsx';

const fait = (chemin: string, libelle: string, valeur: number): FaitLu => ({
  chemin,
  libelle,
  valeur,
  affiche: String(valeur),
  source: 'dit',
  preuves: [],
  unite: 'EUR',
});
const QUESTION: Message = {
  id: '00000000-0000-4000-8000-000000000001',
  role: 'user',
  content: 'Quels droits ?',
  timestamp: '2026-11-22T10:00:00.000Z',
};
const REPONSE: Message = {
  id: '00000000-0000-4000-8000-000000000002',
  role: 'assistant',
  content: 'Les droits sont de 8 194,35 €.',
  timestamp: '2026-11-22T10:00:01.000Z',
  statut: 'partiel',
  calculs: [],
  version: 1,
  lecture: { demandes: [], faits: [fait('donation.montant', 'montant reçu', 150_000)], ecartees: [], manques: [] },
};
const vide = () => undefined;
const rien = () => Promise.resolve();
const rendre = (reponse: Message): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Fil
          messages={[QUESTION, reponse]}
          enCours={undefined}
          occupe={false}
          onSuite={vide}
          onReposer={vide}
          onCorriger={rien}
          onTrancher={rien}
          garde={undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const ajouts = [
  { libelle: 'donations antérieures', raison: '', chemin: 'donation.donations_anterieures', unite: 'EUR' as const },
];

test('une lecture qui n’est pas sûre se montre en formulaire, rempli de ce qui a été lu', () => {
  const html = rendre({ ...REPONSE, formulaire: { a_verifier: true, ajouts } });
  expect(html).toContain('À vérifier avec vous');
  expect(html).toMatch(/value="150.000"/u);
  expect(html).toContain('Donations antérieures');
});

test('une lecture sûre n’en montre pas', () => {
  expect(rendre({ ...REPONSE, formulaire: { a_verifier: false, ajouts } })).not.toContain('À vérifier avec vous');
});

test('chaque fait manquant se donne d’un geste', () => {
  const manques = [
    {
      libelle: 'votre situation',
      raison: '',
      chemin: 'foyer.situation',
      nom: 'situation de famille',
      unite: 'choix' as const,
      choix: [{ valeur: 'pacse', libelle: 'pacsé' }],
    },
    { libelle: 'vos revenus', raison: '', chemin: 'foyer.declarant1.salaires', nom: 'salaire', unite: 'EUR' as const },
  ];
  const html = rendre({ ...REPONSE, lecture: { demandes: [], faits: [], ecartees: [], manques } });
  expect(html).toContain('Pacsé');
  expect(html).toContain('Salaire');
});

test('une réponse gardée sans sa lecture se reprend, une autre se corrige', () => {
  const { version: _, lecture: __, ...ancienne } = REPONSE;
  expect(rendre(ancienne)).toContain('Reprendre cette question');
  expect(rendre(REPONSE)).not.toContain('Reprendre cette question');
});

type Calcul = NonNullable<Message['calculs']>[number];
const calcul = (id: string, regle: string, valeur: number): Calcul => ({
  id,
  regle,
  libelle: 'Impôt sur le revenu',
  valeur,
  unite: 'EUR',
  annee: 2025,
  trace: {
    regle,
    libelle: 'Impôt sur le revenu',
    valeur,
    unite: 'EUR',
    formule: '',
    article: '',
    entrees: [],
    parametres: [],
    enfants: [],
  },
});

test('un essai se montre à côté de son départ, et se tranche quand il est le dernier', () => {
  const calculs = [
    calcul('c1', 'comparaison.ecart', 1_500),
    calcul('c2', 'ir.impot_final', 800),
    calcul('c3', 'ir.impot_final', -700),
  ];
  const html = rendre({ ...REPONSE, calculs, essai: true });
  expect(html).toContain('Garder cet essai');
  expect(html).toContain('Revenir à la base');
  expect(html).toContain('remboursé');
  // The same answer, once settled or no longer the last one: the bars without what settles it.
  expect(rendre({ ...REPONSE, calculs })).not.toContain('Garder cet essai');
  expect(rendre({ ...REPONSE, calculs: calculs.slice(1, 2) })).not.toContain('Impôt avant et après');
});

/** An answer with everything a screen must be able to show: figures, notes of each kind, table, list, hostile content. */
const noeud = (regle: string, libelle: string, valeur: number, enfants: unknown[] = []) => ({
  regle,
  libelle,
  valeur,
  unite: 'EUR',
  formule: '50 % × 350 € = 175 €',
  article: 'CGI art. 199 sexdecies',
  entrees: [{ libelle: 'Dépenses', valeur: 350, unite: 'EUR' }],
  parametres: [
    {
      nom: 'emploi_domicile.taux',
      libelle: 'Taux du crédit',
      valeur: 0.5,
      unite: 'taux',
      annee: 2022,
      article: 'CGI art. 199 sexdecies',
      source: 'BOI-IR-RICI-150',
    },
  ],
  arrondi: 'à l’euro le plus proche',
  enfants,
});

const balisage = `L'administration vous rend [175 €](#calcul-c1).[1](#note-n1) C'est une restitution.

Le jardinage ouvre un crédit de [175 €](#calcul-c2), rendu même sans impôt.[2](#note-n2) Le don ne se rembourse pas.[3](#note-n3)

| Étape | Montant |
|---|---:|
| Crédit | [175 €](#calcul-c2) |

- gardez les factures ;
- lisez [votre compte](https://www.impots.gouv.fr/accueil) ![](https://pisteur.exemple/p.png) <script>alert(1)</script>[4](#note-n4)`;

const note = (id: string, genre: string, titre: string, texte: string) => ({ id, genre, titre, texte });

const id = '0b5d0f0e-52a4-4b57-8f6e-6a7d1f4b9a02';

export const messageExemple = {
  id,
  role: 'assistant',
  content: 'L’administration vous rend 175 €.',
  timestamp: '2026-11-20T09:00:00.000Z',
  balisage,
  sources: ['CGI, art. 199 sexdecies', 'CGI, art. 200', 'BOI-IR-LIQ-20-20-30'],
  statut: 'partiel',
  calculs: [
    {
      id: 'c1',
      libelle: 'Restitution',
      valeur: 175,
      unite: 'EUR',
      annee: 2022,
      regle: 'ir.impot_final',
      trace: noeud('ir.impot_final', 'Restitution', -175, [noeud('ir.credits', 'Crédits d’impôt', 175)]),
    },
    {
      id: 'c2',
      libelle: 'Crédit pour emploi à domicile',
      valeur: 175,
      unite: 'EUR',
      annee: 2022,
      regle: 'ir.credits',
      trace: noeud('ir.credits', 'Crédits d’impôt', 175),
    },
  ],
  notes: [
    note('n1', 'hypothese', 'Hypothèse.', 'Le net mensuel est pris comme net imposable.'),
    note('n2', 'source', 'CGI, art. 199 sexdecies.', 'Crédit de 50 % des dépenses.'),
    note('n3', 'avertissement', 'Attention.', 'Une réduction ne se rembourse pas.'),
    note('n4', 'non_couvert', 'Non couvert.', 'Le prélèvement à la source déjà payé n’est pas connu.'),
  ],
  suites: ['Et sans le versement PER ?'],
  modele: 'exemple',
};

/** The same as a stream of events. */
export function fluxExemple(conversation_id = '0b5d0f0e-52a4-4b57-8f6e-6a7d1f4b9a01'): string {
  const morceaux = balisage.match(/[\s\S]{1,24}/g) ?? [];
  return [
    { type: 'ouverture', conversation_id, message_id: id },
    { type: 'etape', libelle: 'Lecture de la question' },
    ...morceaux.map((delta) => ({ type: 'texte', delta })),
    { type: 'reponse', conversation_id, message: messageExemple },
  ]
    .map((evenement) => `data: ${JSON.stringify(evenement)}\n\n`)
    .join('');
}

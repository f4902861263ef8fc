import { expect, nouveauCompte, test } from './banc.ts';
import { ouvrirCabinet } from './clients-banc.ts';

const FICHES = [
  { nom_client: 'Sand', prenom_client: 'George', ville_client: 'Nohant' },
  { nom_client: 'Zola', prenom_client: 'Émile', revenu_net_annuel_client1: 91_000, statut_dossier_pro: 'En attente' },
  { nom_client: 'Éluard', prenom_client: 'Paul', situation_maritale_client: 'Marié(e)' },
] as const;

test('une session qui finit pendant la modification d’un dossier ne perd rien de ce qui est saisi', async ({
  page,
}) => {
  const { ouvrirDossier, email } = await ouvrirCabinet(page);
  const id = await ouvrirDossier(FICHES[0]);
  await page.clock.install();
  await page.goto(`/pro/clients/${id}/edit`);
  await page.locator('[name=profession_client1]').fill('Romancière');
  await page.clock.fastForward('00:31:00');
  await page.waitForURL('**/pro/login');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(nouveauCompte().motDePasse);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/edit');
  await expect(page.locator('[name=profession_client1]')).toHaveValue('Romancière');
  // Given back and still not written: leaving asks.
  await page.getByRole('link', { name: 'Abandonner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rester' }).click();
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await page.waitForURL(`**/pro/clients/${id}`);
  await expect(page.locator('main')).toContainText('Romancière');
});

test('au téléphone, les gestes d’une ligne se tiennent à huit pixels, les filtres et les statuts se lisent entiers', async ({
  page,
}) => {
  const { ouvrirDossier } = await ouvrirCabinet(page);
  for (const fiche of FICHES) await ouvrirDossier(fiche);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pro/dashboard');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  const mesures = await page.evaluate(() => {
    const gestes = [...document.querySelectorAll('tbody .gestes')].map((ligne) =>
      [...ligne.querySelectorAll('a, summary, :scope > button')]
        .map((e) => e.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .toSorted((a, b) => a.left - b.left),
    );
    const ecarts = gestes.flatMap((boites) => boites.slice(1).map((b, i) => b.left - (boites[i]?.right ?? 0)));
    const coupes = [...document.querySelectorAll('.outils select')].filter((liste) => {
      if (!(liste instanceof HTMLSelectElement)) return false;
      const { font, paddingLeft, paddingRight } = getComputedStyle(liste);
      const dessin = document.createElement('canvas').getContext('2d');
      if (!dessin) return true;
      dessin.font = font;
      const place = liste.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return dessin.measureText(liste.selectedOptions[0]?.textContent ?? '').width > place;
    });
    const puces = [...document.querySelectorAll('.puce-statut')].map((puce) => puce.getClientRects().length);
    return { nombre: ecarts.length, ecart: Math.min(...ecarts), coupes: coupes.length, puces };
  });
  expect(mesures).toEqual({ nombre: 6, ecart: 8, coupes: 0, puces: [1] });
});

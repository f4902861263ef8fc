import { Quota } from '@francis/contract';
import { calculerImpotRevenu, lireFoyer } from '@francis/fiscal';
import type { Locator, Page } from '@playwright/test';
import { AUTRE_ETAT, verifier } from './axe.ts';
import { expect, inscrire, LONG, parmi, poser, test } from './banc.ts';
import { capturer } from './cadres.ts';

const EURO = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

interface Foyer {
  readonly situation: string;
  readonly declarant1: Readonly<Record<string, number>>;
  readonly declarant2?: Readonly<Record<string, number>>;
  readonly dons_66?: number;
}

/** The tax of a household, by the engine and apart from the server that is tested. */
function impot(foyer: Foyer): number {
  const lecture = lireFoyer({ annee_revenus: 2025, ...foyer });
  if ('statut' in lecture) throw new Error(lecture.message);
  const resultat = calculerImpotRevenu(lecture.foyer, lecture.annee_revenus);
  if (resultat.statut === 'refus') throw new Error(resultat.message);
  return resultat.impot_final;
}

const COUPLE: Foyer = { situation: 'marie', declarant1: { salaires: 90_000 }, declarant2: { salaires: 25_200 } };
/** Of the last year declared: the one that the simulator opens on. */
const QUESTION_DU_JOUR =
  'Nous sommes mariés, je gagne 90 000 € net imposable et ma femme 25 200 €. Quel est notre impôt ?';
const QUESTION =
  'Nous sommes mariés, en 2025 j’ai gagné 90 000 € net imposable et ma femme 25 200 €. Quel est notre impôt ?';

/** What the server counts, asked in the name of the page. */
async function quota(page: Page): Promise<number> {
  const demande = page.waitForRequest('**/api/questions/quota');
  await page.reload();
  const authorization = (await demande).headers()['authorization'] ?? '';
  const reponse = await page.request.get('/api/questions/quota', { headers: { authorization } });
  return Quota.parse(await reponse.json()).questions_used;
}

/** Asks, and waits for the answer that follows those already there. */
async function demander(page: Page, question: string): Promise<Locator> {
  const reponses = page.locator('.reponse:not([aria-busy=true])');
  const avant = await reponses.count();
  await poser(page, question);
  await expect(reponses).toHaveCount(avant + 1);
  return reponses.last();
}

const ECRANS = [
  ['téléphone', 390, 844],
  ['ordinateur', 1440, 900],
] as const;

for (const [ecran, width, height] of parmi(ECRANS)) {
  test.describe(ecran, () => {
    test.use({ viewport: { width, height } });

    test('une conversation garde sa situation : essai, correction, l’autre, pourquoi, l’an prochain', async ({
      page,
    }) => {
      const base = impot(COUPLE);
      const verse = impot({ ...COUPLE, declarant1: { salaires: 90_000, per_versements: 5_000 } });
      const elle = impot({ ...COUPLE, declarant2: { salaires: 25_200, per_versements: 4_000 } });
      await inscrire(page);
      await expect(await demander(page, QUESTION)).toContainText(EURO.format(base));
      const essai = await demander(page, 'Et si je verse 5 000 € sur un PER ?');
      await expect(essai).toContainText(EURO.format(base - verse));
      await expect(essai).toContainText(EURO.format(verse));
      await expect(essai.getByRole('figure', { name: 'Impôt avant et après' })).toBeVisible();
      await expect(essai.getByRole('button', { name: 'Garder cet essai' })).toBeVisible();
      const pacses = await demander(page, 'non, on est pacsés');
      await expect(pacses).toContainText('imposés ensemble');
      await expect(pacses).toContainText(EURO.format(base - verse));
      await expect(pacses.getByRole('group', { name: 'Ce que j’ai lu' })).toContainText('pacsé');
      const autre = await demander(page, 'et ma femme ?');
      await expect(autre).toContainText('pour votre conjoint');
      await expect(autre.getByRole('group', { name: 'Ce que j’ai lu' })).toContainText('5 000');
      const moins = await demander(page, 'Et avec 4 000 € ?');
      await expect(moins).toContainText(EURO.format(base - elle));
      const pourquoi = await demander(page, 'pourquoi ?');
      await expect(pourquoi).toContainText('deux calculs complets');
      await expect(pourquoi).toContainText(EURO.format(base - elle));
      const prochain = await demander(page, 'et pour l’an prochain ?');
      await expect(prochain).toContainText('impôt 2027');
      await expect(prochain.locator('.signe')).toContainText('Estimation');
      await expect(prochain).toContainText(EURO.format(base - elle));
      await capturer(page, 'conversation');
      await verifier(page, 'conversation');
    });

    test('un essai se garde et un autre s’oublie, sans question décomptée', LONG, async ({ page }) => {
      const base = impot(COUPLE);
      const verse: Foyer = { ...COUPLE, declarant1: { salaires: 90_000, per_versements: 5_000 } };
      const donne = impot({ ...verse, dons_66: 1_000 });
      await inscrire(page);
      await demander(page, QUESTION);
      const essai = await demander(page, 'Et si je verse 5 000 € sur un PER ?');
      const decomptees = await quota(page);
      await essai.getByRole('button', { name: 'Garder cet essai' }).click();
      await expect(essai).toContainText('Cet essai est gardé');
      await expect(essai).toContainText(EURO.format(impot(verse)));
      await expect(essai.getByRole('button', { name: 'Garder cet essai' })).toBeHidden();
      const suivant = await demander(page, 'Et si je donne 1 000 € à une association ?');
      await expect(suivant).toContainText(EURO.format(impot(verse) - donne));
      await capturer(page, 'essai');
      await verifier(page, 'essai', AUTRE_ETAT);
      await page.setViewportSize({ width, height });
      await suivant.getByRole('button', { name: 'Revenir à la base' }).click();
      await expect(suivant).toContainText('Retour à la situation de départ');
      await expect(suivant).toContainText(EURO.format(impot(verse)));
      expect(base).not.toBe(impot(verse));
      expect(await quota(page)).toBe(decomptees + 1);
    });

    test('chaque précision se donne d’un geste, sans question décomptée', async ({ page }) => {
      await inscrire(page);
      const clarification = await demander(page, 'Combien d’impôt vais-je payer sur mes revenus 2025 ?');
      await verifier(page, 'précisions', AUTRE_ETAT);
      await page.setViewportSize({ width, height });
      const avant = await quota(page);
      await page.getByRole('button', { name: 'Pacsé', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Pacsé', exact: true })).toBeHidden();
      await page.getByLabel('Salaire net imposable', { exact: true }).fill('90 000');
      await page.getByRole('button', { name: 'Répondre' }).click();
      await page.getByLabel('Salaire net imposable de l’autre').fill('25 200');
      await page.getByRole('button', { name: 'Répondre' }).click();
      await expect(clarification).toContainText(EURO.format(impot({ ...COUPLE, situation: 'pacse' })));
      await expect(clarification.locator('.signe')).toContainText('Exact');
      await capturer(page, 'precisions');
      expect(await quota(page)).toBe(avant);
    });

    test('une lecture qui n’est pas sûre se vérifie et se complète dans son petit formulaire', async ({ page }) => {
      await inscrire(page);
      const reponse = await demander(
        page,
        'Je donne 150 000 € à ma fille. Quels droits ? J’ai aussi 4 321 € de zorglub.',
      );
      const formulaire = page.getByRole('region', { name: 'À vérifier avec vous' });
      await expect(formulaire.getByLabel('Montant reçu par chacun')).toHaveValue(/150.000/);
      await expect(reponse.locator('.signe')).toContainText('Estimation');
      await verifier(page, 'formulaire du sujet');
      await page.setViewportSize({ width, height });
      await formulaire.getByLabel('Montant reçu par chacun').fill('200 000');
      await formulaire.getByLabel('Montant reçu par chacun').press('Enter');
      await expect(reponse).toContainText('18 194,35');
      await formulaire.getByText('Ajouter ce qui n’a pas été lu').click();
      await formulaire.getByLabel('Donations antérieures').fill('100 000');
      await formulaire.getByLabel('Donations antérieures').press('Enter');
      // The allowance was used: the scale applies to the whole gift.
      await expect(formulaire.getByRole('status')).toContainText('recalculé, sans question décomptée');
      await expect(reponse).not.toContainText('18 194,35 € au titre');
      await capturer(page, 'formulaire');
      await formulaire.getByRole('button', { name: 'C’est juste' }).click();
      await expect(formulaire).toBeHidden();
    });

    test('ce qui a été lu se garde dans le profil et s’ouvre dans le simulateur', async ({ page }) => {
      await inscrire(page);
      const reponse = await demander(page, QUESTION_DU_JOUR);
      await reponse.getByRole('button', { name: /salaire net imposable de l’autre/ }).click();
      await reponse.getByRole('textbox', { name: 'salaire net imposable de l’autre' }).fill('27300');
      await reponse.getByRole('textbox', { name: 'salaire net imposable de l’autre' }).press('Enter');
      const corrige = impot({ ...COUPLE, declarant2: { salaires: 27_300 } });
      await expect(reponse).toContainText(EURO.format(corrige));
      await reponse.getByRole('button', { name: 'Garder dans mon profil' }).click();
      await expect(reponse.getByRole('button', { name: 'Gardé dans mon profil' })).toBeVisible();
      await verifier(page, 'gardé');
      await page.setViewportSize({ width, height });
      await reponse.getByRole('link', { name: 'Ouvrir dans le simulateur' }).click();
      await expect(page).toHaveURL(/simulateur-impot#.*revenusDeclarant2=27300/);
      await expect(page.getByLabel('Dont second déclarant')).toHaveValue(/27.300/);
      await expect(page.locator('main')).toContainText(EURO.format(corrige));
      await page.goto('/profil');
      await expect(page.getByLabel(/Salaires/).first()).toHaveValue(/117.300/);
    });
  });
}

import { demarrerApplication, ecouterApplication, lireApplication } from './platform/application.ts';
import './platform/cadre.css';
import { ecouterTheme, libelleTheme, themeCourant, toggleTheme } from './platform/theme.ts';

/** The script of the pages written in advance: the theme, the menu, and the parts that answer, each when it is needed. */

demarrerApplication();

const bascule = document.querySelector<HTMLButtonElement>('[data-theme-bascule]');
const nommerBascule = (): void => {
  const libelle = libelleTheme(themeCourant());
  bascule?.setAttribute('aria-label', libelle);
  if (bascule?.title) bascule.title = libelle;
};
bascule?.addEventListener('click', toggleTheme);
ecouterTheme(nommerBascule);
nommerBascule();

const animes = new WeakMap<HTMLElement, Promise<void>>();
const vivantes = new WeakSet<HTMLElement>();
async function eveiller(place: HTMLElement): Promise<void> {
  // Started apart, so that a finger is answered between the two.
  await import('./platform/dessin.ts');
  await new Promise((suite) => setTimeout(suite));
  const ilots = await import('./ilots.tsx');
  await ilots.animer(place);
  vivantes.add(place);
}
function animer(place: HTMLElement): Promise<void> {
  const encours = animes.get(place) ?? eveiller(place);
  animes.set(place, encours);
  return encours;
}

/** A button pressed before its part is alive is pressed again when it is. */
function rejouer(place: HTMLElement, evenement: MouseEvent): void {
  if (vivantes.has(place) || !(evenement.target instanceof Element)) return;
  const bouton = evenement.target.closest('button');
  if (!bouton) return;
  evenement.preventDefault();
  evenement.stopPropagation();
  void animer(place).then(() => bouton.click());
}

/** Drawn first: the main thread is free before a part takes any of it. */
const auRepos = (faire: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(faire, { timeout: 2_000 });
  else setTimeout(faire, 200);
};

for (const place of document.querySelectorAll<HTMLElement>('[data-ilot]')) {
  // Whoever goes for it does not wait for anything else.
  for (const geste of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    place.addEventListener(geste, () => void animer(place), { once: true, passive: true });
  place.addEventListener('click', (evenement) => rejouer(place, evenement), { capture: true });
  // A page of a single part is that part: it comes alive at once.
  if (place.dataset['ilot']?.startsWith('connexion')) void animer(place);
  else if (place.dataset['ilot'] === 'installation') {
    if (document.documentElement.dataset['compte'] === 'probable') auRepos(() => void animer(place));
  } else
    new IntersectionObserver(
      (vues, observateur) => {
        if (!vues.some(({ isIntersecting }) => isIntersecting)) return;
        observateur.disconnect();
        auRepos(() => void animer(place));
      },
      { rootMargin: '200px' },
    ).observe(place.firstElementChild ?? place);
}

// A version that waits has its own notice, which nobody else pays for.
const proposerVersion = (): void => {
  if (lireApplication().attend) void import('./version.tsx').then(({ montrerVersion }) => montrerVersion());
};
ecouterApplication(proposerVersion);

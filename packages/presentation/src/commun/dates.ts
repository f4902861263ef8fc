/** Days as AAAA-MM-JJ, the engine's writing. */

/** A day of the calendar: « 2026-02-30 » is none. */
export function estJour(brut: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(brut)) return false;
  const d = new Date(`${brut}T00:00:00Z`);
  return !Number.isNaN(d.getTime()) && d.toISOString().slice(0, 10) === brut;
}

export function veilleDe(jour: string): string {
  const d = new Date(`${jour}T00:00:00Z`);
  d.setUTCDate(d.getUTCDate() - 1);
  return d.toISOString().slice(0, 10);
}

/** As they are written: Intl would give them after milliseconds of its own. */
const MOIS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** « 1er janvier 2024 ». @throws when the day is none */
export function formaterJour(jour: string): string {
  const [annee, mois, quantieme] = new Date(`${jour}T00:00:00Z`).toISOString().slice(0, 10).split('-').map(Number);
  return [quantieme === 1 ? '1er' : quantieme, MOIS[(mois ?? 0) - 1], annee].join('\u00a0');
}

/** Years from the latest that has begun to the first, newest first. */
export function anneesEchues(annees: readonly number[], jour: string): number[] {
  const echues = annees.filter((a) => a <= Number(jour.slice(0, 4)));
  return (echues.length > 0 ? echues : annees.slice(0, 1)).toReversed();
}

export interface Vulnerabilites {
  readonly etat: 'sain' | 'vulnerable' | 'injoignable';
  readonly lignes: string[];
}
export function chercherVulnerabilites(): Promise<Vulnerabilites>;
export function lireAudit(sortie: string): Vulnerabilites;

#!/usr/bin/env node
// The gate on known vulnerabilities. Exits 0: none is severe; 1: some are; 2: the source could not be reached.
import { chercherVulnerabilites } from './lib/vulnerabilites.mjs';

const CODES = { sain: 0, vulnerable: 1, injoignable: 2 };

const { etat, lignes } = await chercherVulnerabilites();
for (const ligne of lignes) console.log(ligne);
if (etat === 'sain') console.log('Aucune vulnérabilité grave connue dans les dépendances.');
process.exit(CODES[etat]);

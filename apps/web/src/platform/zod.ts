import { config } from 'zod/v4/core';

// Before any schema is built: zod would otherwise compile parsers with `new Function`, which the policy refuses.
config({ jitless: true });

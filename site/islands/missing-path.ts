/** Says in the console which address led nowhere (specification, section 2), for whoever looks into a report. */
console.warn(`Página no encontrada: ${location.pathname}`);

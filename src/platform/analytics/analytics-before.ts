/**
 * Read by the SDK while it loads: until it is started it collects nothing at all, not even in memory. Imported before it,
 * since imports run in the order they are written.
 */
const scope = global as typeof globalThis & { sensors_data_pre_config?: { is_compliance_enabled: boolean } }
scope.sensors_data_pre_config = { is_compliance_enabled: true }

export {}
